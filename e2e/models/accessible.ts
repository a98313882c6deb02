import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./no-violations.ts";

export const PHONE = { width: 320, height: 640 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };
export const WIDE = { width: 1920, height: 1080 };
const LEAST_TARGET_PX = 24;
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Both themes, on a desktop and on a phone. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await page.setViewportSize(PHONE);
  await expectAccessible(page, `${what} on a phone`);
  await page.setViewportSize(DESKTOP);
}

/** No violation of axe's rules in either theme, on the page or in the part of it that is named, and no target that is too small to be hit. */
export async function expectAccessible(page: Page, what: string, part = "html"): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // The second theme changes nothing but colours.
    const rules = theme === "dark" ? {} : { rules: COLOUR_RULES };
    await expectNoViolations(page, `${what}, ${theme}`, { within: [part], ...rules });
  }
  expect(await tooSmall(page), what).toEqual([]);
}

/** Visible controls under 24 px that aren't words within a text. Source: WCAG 2.2, 2.5.8. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>("a[href], button, select, input, summary, [role=button]");
    const isForPeople = (control: HTMLElement) => control.tabIndex >= 0 && !control.closest("[aria-hidden=true]");
    return [...controls].filter(isForPeople).flatMap((control) => {
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isInText =
        getComputedStyle(control).display === "inline" && control.closest("p, li, td, th, label, dd") !== null;
      // A control that its label displays is clicked there.
      const hit = control.closest("label") ?? control;
      const { width, height, bottom } = hit.getBoundingClientRect();
      if (!isSeen || isInText || bottom < 0 || (width >= least && height >= least)) return [];
      return [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
    });
  }, LEAST_TARGET_PX);
}
