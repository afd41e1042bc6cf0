export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "theme";

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === "light" || stored === "dark" ? stored : "auto";
  } catch {
    return "auto"; // storage can be forbidden
  }
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "auto") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Runs in the head, before anything is painted. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
