import type { KeyValueStorage } from "@shop/kernel";

export type Theme = "dark" | "light";
/** The storage key of the visitor's choice; the head script reads the same key before the first paint. */
export const THEME_KEY = "shop_theme";

/** The theme that the page shows now. Dark is the default. */
export function shownTheme(root: HTMLElement): Theme {
  return root.dataset.theme === "light" ? "light" : "dark";
}

/** Shows a theme and stores the choice. */
export function chooseTheme(root: HTMLElement, storage: Pick<KeyValueStorage, "set">, theme: Theme): void {
  root.dataset.theme = theme;
  storage.set(THEME_KEY, theme);
}
