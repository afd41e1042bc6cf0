/**
 * Lets a page be read before it runs: the framework's scripts would share a slow line with the fonts and styles, and
 * none of them is needed to read. They are fetched once the page has been painted.
 */
export function paintedFirst(html: string): string {
  const sources: string[] = [];
  const bare = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, "")
    .replace(/<script src="([^"]*)"[^>]*\basync=""[^>]*><\/script>/g, (_, source: string) => {
      sources.push(source);
      return "";
    });
  if (sources.length === 0) return html;
  return bare.replace("</body>", () => `<script>${starter(sources)}</script></body>`);
}

function starter(sources: readonly string[]): string {
  const start = `${JSON.stringify(sources)}.forEach(function(a){var s=document.createElement("script");s.src=a;s.async=true;document.head.append(s)})`;
  return `requestAnimationFrame(function(){setTimeout(function(){${start}})})`;
}
