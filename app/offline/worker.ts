import { base } from "../href";

/** How far the site is saved on this device. */
export type Saved =
  | { readonly state: "unknown" | "interrupted" | "saved" }
  | { readonly state: "saving"; readonly part: number }
  /** A newer version than the page's own is on the device. */
  | { readonly state: "renewed"; take(): void };

type Tell = (saved: Saved) => void;

/** Has the site saved once the page stands, and tells how that goes. In development there is no worker to run. */
export async function save(tell: Tell, gone: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || process.env.NODE_ENV !== "production") return;
  const first = !serviceWorker.controller;
  await pageLoaded();
  if (gone.aborted) return;

  if (first) serviceWorker.addEventListener("message", (event) => report(event, tell), { signal: gone });
  // Another tab took the newer version: what this page has not loaded yet is no longer on the device.
  if (!first) serviceWorker.addEventListener("controllerchange", () => tell(reloading), { signal: gone });
  addEventListener("online", () => register(tell).catch(() => {}), { signal: gone });
  await register(tell).catch(() => {}); // forbidden, in a private window for one: the site then needs its network
}

const reloading: Saved = { state: "renewed", take: () => location.reload() };

async function register(tell: Tell): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${base}/sw.js`, {
    scope: `${base}/`,
    updateViaCache: "none",
  });
  registration.onupdatefound = () => follow(registration, tell);
  if (registration.waiting && registration.active) tell(renewed(registration.waiting));
  else if (registration.installing) follow(registration, tell);
  else if (registration.active) tell({ state: "saved" });
  if (matchMedia("(display-mode: standalone)").matches) await navigator.storage?.persist?.();
}

function follow({ installing: worker, active }: ServiceWorkerRegistration, tell: Tell): void {
  if (!worker) return;
  worker.onstatechange = () => {
    if (active) return worker.state === "installed" && tell(renewed(worker));
    if (worker.state === "activated") tell({ state: "saved" });
    if (worker.state === "redundant") tell({ state: "interrupted" });
  };
}

/** Nothing changes before the reader asks for it. */
function renewed(worker: ServiceWorker): Saved {
  function take() {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    worker.postMessage({ type: "SKIP_WAITING" });
  }
  return { state: "renewed", take };
}

/** A worker that gave up may still tell of files that were under way. */
function report({ data, source }: MessageEvent<unknown>, tell: Tell): void {
  if (!(source instanceof ServiceWorker) || source.state !== "installing") return;
  const part = typeof data === "object" && data && "saving" in data ? data.saving : null;
  if (typeof part === "number" && part < 1) tell({ state: "saving", part });
}

async function pageLoaded(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
}
