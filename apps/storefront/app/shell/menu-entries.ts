import type { TextKey } from "../messages/use-texts.ts";

export interface MenuEntry {
  readonly text: TextKey;
  readonly href: string;
}

/** The main menu, in its order. */
export const MAIN_MENU: readonly MenuEntry[] = [
  { text: "menuPlugins", href: "/products/plugins" },
  { text: "menuPacks", href: "/products/guitar-cabinet-impulse-responses" },
  { text: "menuDownloads", href: "/downloads" },
  { text: "menuShop", href: "/shop" },
  { text: "menuSupport", href: "/support" },
];
