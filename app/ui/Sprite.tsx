import { type GlyphName, glyphShapes, type IconName, iconShapes } from "./shapes";
import { glyphId, iconId } from "./spriteIds";

/** The shapes of all symbols and icons, once a page; each use of one is then a few bytes. */
export function Sprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {Object.entries(glyphShapes).map(([name, shape]) => (
        <symbol key={name} id={glyphId(name as GlyphName)} viewBox="0 0 24 24">
          <path d={shape} fill="currentColor" fillRule="evenodd" />
        </symbol>
      ))}
      {Object.entries(iconShapes).map(([name, shape]) => (
        <symbol key={name} id={iconId(name as IconName)} viewBox="0 0 24 24">
          <path d={shape} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </symbol>
      ))}
    </svg>
  );
}
