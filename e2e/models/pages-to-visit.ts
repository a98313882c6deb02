import { MISSING_PAGE, PAGE_KINDS } from "./routes.ts";
import { CHOICES } from "./shop-consent.ts";

type Choice = (typeof CHOICES)[number];

const PAGES = [...PAGE_KINDS, MISSING_PAGE];
const WHOLE = [CHOICES[0], CHOICES.at(-1)];

/**
 * The pages that Chromium visits with a choice: all with nothing and with everything allowed, and a share of them with each other choice.
 * `npm run task silence` sets SILENCE=whole and visits every page with every choice.
 */
export function pagesToVisit(granted: Choice): readonly string[] {
  return WHOLE.includes(granted) ? PAGES : shareOf(granted, CHOICES.slice(1, -1));
}

/** The pages that the slower browsers visit with a choice: a share of them, so that each page is opened once. */
export function pagesToVisitOnce(granted: Choice): readonly string[] {
  return shareOf(granted, CHOICES);
}

function shareOf(granted: Choice, choices: readonly Choice[]): readonly string[] {
  if (process.env.SILENCE === "whole") return PAGES;
  return PAGES.filter((_, index) => index % choices.length === choices.indexOf(granted));
}
