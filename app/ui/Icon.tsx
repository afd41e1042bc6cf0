import type { IconName } from "./shapes";
import { iconId } from "./spriteIds";

/** Decoration: whatever holds it says in words what it does. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
