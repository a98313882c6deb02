export type Theme = "dark" | "light";
/** Where the choice is kept once the visitor has made one; the head script reads the same key before the first paint. */
export const THEME_KEY = "shop_theme";

/** The theme that the page shows now. Dark is the default. */
export function shownTheme(root: HTMLElement): Theme {
  return root.dataset.theme === "light" ? "light" : "dark";
}

/** Shows a theme and keeps the choice. A browser that refuses storage still shows it. */
export function chooseTheme(root: HTMLElement, storage: Pick<Storage, "setItem"> | undefined, theme: Theme): void {
  root.dataset.theme = theme;
  storage?.setItem(THEME_KEY, theme);
}
