import type { Browser } from "./browser.ts";
import { expect, test } from "./test.ts";

const PACK = "/products/guitar-cabinet-impulse-responses/fair-modern-rock";
const PLAYER = "section[aria-label='Player']";

/** Rendering the first sounds takes a while on a busy machine. */
const RENDERED = { timeout: 60_000 };

test("[HEAR-01] [HEAR-03] [HEAR-04] [HEAR-05] in this browser too a pack is played: takes, A and B, the playhead, and the next page keeps it playing", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.openAndRest(PACK);
  await visitor.press("button", "Play", "main");
  await visitor.expectPart("button", "Pause");
  await expectHeard(browserOfEngine, "Dyn-A, Cap edge, 0 cm");
  await visitor.press("radio", /^Rib-A, Cone, 10 cm/, "main");
  await expectHeard(browserOfEngine, "Rib-A, Cone, 10 cm");
  await visitor.press("button", /^B: /, PLAYER);
  await expectHeard(browserOfEngine, "Dyn-A, Cap edge, 3 cm");
  await visitor.press("button", /^A: /, PLAYER);
  await expectHeard(browserOfEngine, "Rib-A, Cone, 10 cm");

  await visitor.press("button", "Pause", PLAYER);
  await visitor.press("slider", "Position", PLAYER);
  const middle = await positionOf(browserOfEngine);
  expect(middle).toBeGreaterThan(2.5);
  expect(middle).toBeLessThan(4);

  await visitor.press("button", "Play", PLAYER);
  await visitor.expectPart("button", "Pause");
  await visitor.press("link", "Support");
  await visitor.expectPath("/support");
  await visitor.expectPart("button", "Pause");
  await expectHeard(browserOfEngine, "Rib-A, Cone, 10 cm");
  // The sound itself went on: a pause shows where it has come to.
  await visitor.press("button", "Pause", PLAYER);
  expect(await positionOf(browserOfEngine)).not.toBe(middle);
});

async function expectHeard(browser: Browser, take: string): Promise<void> {
  const heard = () =>
    browser.run(`return document.querySelector(".shop-player__take[data-heard]")?.textContent ?? null`);
  await expect.poll(heard, RENDERED).toBe(take);
}

/** In seconds; the slider is pressed in its middle, where a click lands. */
function positionOf(browser: Browser): Promise<number> {
  return browser.run(`return Number(document.querySelector("${PLAYER} input[type=range]").value)`);
}
