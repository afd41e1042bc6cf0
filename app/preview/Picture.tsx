import type { Preview } from "./previews";

const paper = "#fbf8f1";
const ink = "#1a2342";
const soft = "#4b526c";
const now = "#b5321b";

/** Drawn into a picture: it knows neither our style sheets nor our fonts, only what stands here. */
export function Picture({ number, title, foot }: Preview) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "72px 80px 64px",
        background: paper,
        borderLeft: `24px solid ${now}`,
        color: ink,
        fontFamily: "Source Serif",
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
        {number && (
          <div style={{ display: "flex", marginBottom: 28 }}>
            <div style={{ padding: "6px 22px", background: ink, color: paper, fontSize: 52 }}>{number}</div>
          </div>
        )}
        <div style={{ display: "flex", fontSize: title.length > 44 ? 72 : 92, lineHeight: 1.1 }}>{title}</div>
      </div>
      <div style={{ display: "flex", justifyContent: "space-between", alignItems: "flex-end", fontSize: 30 }}>
        <div style={{ display: "flex", maxWidth: 760, color: soft }}>{foot}</div>
        <div style={{ display: "flex", fontSize: 40 }}>Rulebench</div>
      </div>
    </div>
  );
}
