import type { Browser } from "./browser.ts";
import { expect, test } from "./test.ts";

const TAKE = ".shop-player__take";
const HEARD = `${TAKE}[data-heard]`;
/** The shop renders a sound when it is first asked for. */
const RENDERED = { timeout: 60_000 };

test.use({ needsSound: true });
test.beforeEach(({ visitor }) => visitor.choose([]));

const secondsOf = (browser: Browser) =>
  browser.run<number>(`return Number(document.querySelector(".shop-player input[type=range]").value)`);

test("[HEAR-01] [HEAR-03] [HEAR-07] a pack is played: its player is docked, a take is changed, a change of page doesn't stop it, a pause does", async ({
  visitor,
  browserOfEngine,
}) => {
  const soundsAsked = async () =>
    (await browserOfEngine.takeRequests()).filter((url) => url.includes("/media/sounds/")).length;
  await visitor.openAndRest("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  expect(await soundsAsked()).toBe(0);
  await visitor.press("button", "Play", "#content");
  await visitor.expectPart("region", "Player");
  await visitor.expectTexts(HEARD, [/\S/], RENDERED);
  expect(await soundsAsked()).toBeGreaterThan(0);
  await visitor.press("radio", /^Rib-B, Cone/);
  await visitor.expectTexts(HEARD, [/^Rib-B, Cone/], RENDERED);

  await visitor.press("link", "Support", "header");
  await visitor.expectTexts("#content h1", ["Support"]);
  await visitor.expectPart("button", "Pause", ".shop-player");
  await visitor.expectTexts(HEARD, [/^Rib-B, Cone/]);
  await visitor.press("button", "Pause", ".shop-player");
  await visitor.expectPart("button", "Play", ".shop-player");
  await visitor.expectTexts(HEARD, []);
  const paused = await secondsOf(browserOfEngine);
  expect(paused).toBeGreaterThan(0);

  // The sound goes on, also where no motion is wanted and the line is still: its pause shows where it has come to. A device may start late.
  await expect(async () => {
    await visitor.press("button", "Play", ".shop-player");
    await visitor.expectTexts(HEARD, [/^Rib-B, Cone/]);
    await visitor.pressKeys(" ");
    await visitor.expectTexts(HEARD, []);
    expect(await secondsOf(browserOfEngine)).not.toBe(paused);
  }).toPass(RENDERED);
});

test("[HEAR-12] a plugin is heard before and after it, on both sides of its divider", async ({ visitor }) => {
  await visitor.openAndRest("/products/plugins/famicalign");
  await visitor.press("button", "Play", "#content");
  await visitor.expectTexts(HEARD, [/^(Before|After)$/], RENDERED);
  await visitor.press("button", /^B: /, ".shop-player");
  await visitor.expectTexts(HEARD, ["After"], RENDERED);
  await visitor.press("button", /^A: /, ".shop-player");
  await visitor.expectTexts(HEARD, ["Before"], RENDERED);
});
