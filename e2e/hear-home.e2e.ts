import { expectAccessible } from "./models/accessible.ts";
import { stubSounds, watchSounds } from "./models/sounds.ts";
import { expect, test } from "./models/test.ts";

test.beforeEach(({ page }) => stubSounds(page));

test("[HEAR-16] [HEAR-07] the microphone of the hero is moved by keyboard: line, distance and, after play, the sound follow", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  const asked = watchSounds(page);
  const axis = page.getByRole("slider", { name: "Distance of the microphone" });
  const line = page.locator(".hero-walk img").filter({ visible: true });
  await expect(axis).toHaveAttribute("aria-valuetext", "4 cm");
  await axis.press("ArrowRight");
  await expect(axis).toHaveAttribute("aria-valuetext", "9 cm");
  await expect(line).toHaveAttribute("src", /\/media\/walk\/9-(dark|light)\.svg/);
  expect(asked).toEqual([]);
  await page.locator(".hero-walk").getByRole("button", { name: "Play" }).press("Enter");
  const player = page.getByRole("region", { name: "Player" });
  const heard = player.locator(".shop-player__take[data-heard]");
  await expect(heard).toHaveText("Con-B, Cap edge, 9 cm");
  await axis.press("End");
  await expect(heard).toHaveText("Con-B, Cap edge, 160 cm");
  await page.locator("#content").focus();
  await page.keyboard.press("1");
  await expect(axis).toHaveAttribute("aria-valuetext", "1 cm");
  await expectAccessible(page, "home while the walk plays");
});

test("[HEAR-16] at 1440 px the hero is 620 px high, its play button is on the amber line, and the mouse drags the microphone", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  expect((await page.locator(".hero").boundingBox())?.height).toBe(620);
  const axis = page.getByRole("slider", { name: "Distance of the microphone" });
  const play = page.locator(".hero-walk").getByRole("button", { name: "Play" });
  const line = page.locator(".hero-walk img").filter({ visible: true });
  // How far above or below the line the middle of the button is.
  const offset = async () => {
    const [button, picture] = await Promise.all([play.boundingBox(), line.boundingBox()]);
    if (!button || !picture) throw new Error("The hero has no play button or no line.");
    const x = ((button.x + button.width / 2 - picture.x) / picture.width) * 2400;
    const lineY = await line.evaluate(async (image: HTMLImageElement, wantedX) => {
      const text = await (await fetch(image.src)).text();
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", text.match(/<path d="([^"]*)"/)?.[1] ?? "");
      const points = Array.from({ length: 2000 }, (_, index) =>
        path.getPointAtLength((path.getTotalLength() * index) / 2000),
      );
      return points.reduce((near, point) => (Math.abs(point.x - wantedX) < Math.abs(near.x - wantedX) ? point : near))
        .y;
    }, x);
    return button.y + button.height / 2 - (picture.y + (lineY / 1000) * picture.height);
  };
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(22);

  const box = await axis.boundingBox();
  if (!box) throw new Error("The hero has no axis.");
  // The axis rises from left to right: the third of seven places is near its lower end.
  const along = (share: number) => [box.x + box.width * share, box.y + box.height * (1 - share)] as const;
  await page.mouse.move(...along(0.28));
  await page.mouse.down();
  await page.mouse.move(...along(0.6), { steps: 5 });
  await page.mouse.move(...along(0.97), { steps: 5 });
  await page.mouse.up();
  await expect(axis).toHaveAttribute("aria-valuetext", "160 cm");
  await expect(line).toHaveAttribute("src", /\/media\/walk\/160-/);
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(22);
});

test("[HEAR-16] a kind of music plays its pack at one press, in the place of what played", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  const player = page.getByRole("region", { name: "Player" });
  const kinds = page.getByRole("heading", { name: "What do you play?" }).locator("../..").getByRole("listitem");
  await expect(kinds).toHaveCount(6);
  for (const kind of await kinds.all()) {
    const title = await kind.getByRole("heading").textContent();
    await expect(kind.getByRole("button", { name: `Play ${title}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Play Jazz" }).click();
  await expect(player.getByRole("link", { name: "faIR Jazz Box" })).toBeVisible();
  await page.getByRole("button", { name: "Play Bass" }).click();
  await expect(player.getByRole("link", { name: "faIR Bass Eight-Ten" })).toBeVisible();
  await expect(player.locator(".shop-player__take[data-heard]")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[HEAR-16] the hero shows the line of the third distance, and no control that needs scripts", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".hero-walk img").filter({ visible: true })).toHaveAttribute("src", /\/media\/walk\/4-/);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play" })).toHaveCount(0);
  });
});
