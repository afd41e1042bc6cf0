// What `npm run dev` serves in the place of the service worker, which only `npm run build` writes: it takes off this
// origin the worker and the pages that an earlier `npm start` may have left here.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
}
