/** How far down the window the eye rests while reading. */
const eye = 0.3;

/** The rule or term the reader is at: the one an address led to while it is in view, else the one before their eyes. */
export function placeInView(): string | null {
  const target = document.querySelector("[data-place]:target");
  if (target && isInView(target)) return target.id;
  if (scrollY < innerHeight * 0.1) return null;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight * eye);
  return seen?.closest("[data-place]")?.id ?? null;
}

/** The end of the address of the same place on another page with the same rules. */
export function placeToKeep(): string {
  const place = placeInView();
  return place ? `#${place}` : location.hash;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > innerHeight * 0.1 && top < innerHeight * 0.7;
}

/** Calls back with each place that comes before the reader's eyes. */
export function watchPlaces(onPlace: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onPlace(target.id);
    },
    { rootMargin: `-${eye * 100}% 0px -${(1 - eye) * 100 - 1}% 0px` },
  );
  for (const place of document.querySelectorAll("[data-place]")) observer.observe(place);
  return () => observer.disconnect();
}
