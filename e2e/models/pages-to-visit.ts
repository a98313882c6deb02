import { MISSING_PAGE, PAGE_KINDS } from "./routes.ts";
import { CHOICES } from "./shop-consent.ts";

const PAGES = [...PAGE_KINDS, MISSING_PAGE];
const WHOLE = [CHOICES[0], CHOICES.at(-1)];
const DIVIDED = CHOICES.slice(1, -1);

/**
 * The pages that are visited with a choice: all with nothing and with everything allowed, and a share of them with each other choice.
 * `npm run task silence` sets SILENCE=whole and visits every page with every choice.
 */
export function pagesToVisit(granted: (typeof CHOICES)[number]): readonly string[] {
  if (process.env.SILENCE === "whole" || WHOLE.includes(granted)) return PAGES;
  return PAGES.filter((_, index) => index % DIVIDED.length === DIVIDED.indexOf(granted));
}
