import type { Browser } from "./browser.ts";
import { expect, test } from "./test.ts";

const QUESTION = "Your privacy";
const SETTINGS = "Privacy settings";

const storedNames = (browser: Browser) =>
  browser.run<readonly string[]>("return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]");

const grantedBy = (browser: Browser) =>
  browser.run<readonly string[] | null>(
    `return JSON.parse(localStorage.getItem("shop_consent") ?? "null")?.granted ?? null`,
  );

/** How many pages were counted since the last call. */
const pagesCounted = async (browser: Browser) =>
  (await browser.takeRequests()).filter((url) => new URL(url).pathname === "/page-views").length;

test("[CONSENT-02] [CONSENT-03] a first visit is asked and nothing is stored; a refusal is kept, asks no more, and no page is counted", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.open("/");
  await visitor.expectPart("region", QUESTION);
  expect(await browserOfEngine.run("return document.activeElement.localName")).toBe("body");
  const sizeOf = (name: string) => visitor.sizeOf("button", name);
  expect(await sizeOf("Refuse all")).toEqual(await sizeOf("Accept all"));
  expect(await storedNames(browserOfEngine)).toEqual([]);
  expect(await browserOfEngine.cookies()).toEqual([]);
  await visitor.press("button", "Refuse all");
  await visitor.expectNoPart("region", QUESTION);
  expect(await grantedBy(browserOfEngine)).toEqual([]);
  await visitor.openAndRest("/shop");
  await visitor.expectPart("button", "Open chat");
  await visitor.expectNoPart("region", QUESTION);
  expect(await pagesCounted(browserOfEngine)).toBe(0);
});

test("[CONSENT-02] [CONSENT-03] after a yes pages are counted, and taking it back in the settings stops that", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.open("/");
  await visitor.press("button", "Accept all");
  await expect.poll(() => pagesCounted(browserOfEngine)).toBeGreaterThan(0);
  expect(await grantedBy(browserOfEngine)).toEqual(["statistics", "marketing"]);
  await visitor.press("button", SETTINGS, "footer");
  await visitor.expectPart("dialog", SETTINGS);
  await visitor.press("button", "Refuse all", "[role=dialog]");
  await visitor.expectNoPart("dialog", SETTINGS);
  expect(await grantedBy(browserOfEngine)).toEqual([]);
  await browserOfEngine.takeRequests();
  await visitor.openAndRest("/imprint");
  await visitor.expectPart("button", "Open chat");
  expect(await pagesCounted(browserOfEngine)).toBe(0);
});

test("[CONSENT-01] [SHELL-10] the settings are opened from the footer, Esc chooses nothing, and a choice of one's own is kept", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.open("/imprint");
  await visitor.expectPart("region", QUESTION);
  await visitor.press("button", SETTINGS, "footer");
  await visitor.expectPart("checkbox", /^Necessary/);
  await visitor.pressKeys("Escape");
  await visitor.expectNoPart("dialog", SETTINGS);
  expect(await grantedBy(browserOfEngine)).toBe(null);
  await visitor.expectFocus("button", SETTINGS);
  await visitor.pressKeys("Enter");
  await visitor.press("checkbox", "Marketing", "[role=dialog]");
  await visitor.press("button", "Save choice", "[role=dialog]");
  await visitor.expectNoPart("dialog", SETTINGS);
  expect(await grantedBy(browserOfEngine)).toEqual(["marketing"]);
  await visitor.openAndRest("/shop");
  await visitor.expectPart("button", "Open chat");
  await visitor.expectNoPart("region", QUESTION);
  expect(await pagesCounted(browserOfEngine)).toBe(0);
});
