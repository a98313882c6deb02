import { expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { MAIN_MENU } from "./menu-entries.ts";

test("[SHELL-01] the main menu is Plugins, IRs, Downloads, Shop, Support, in this order", () => {
  expect(MAIN_MENU.map(({ text, href }) => [en[text], href])).toEqual([
    ["Plugins", "/products/plugins"],
    ["IRs", "/products/guitar-cabinet-impulse-responses"],
    ["Downloads", "/downloads"],
    ["Shop", "/shop"],
    ["Support", "/support"],
  ]);
});
