import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Shopper } from "./models/shopper.ts";
import { expect, test } from "./models/test.ts";
import { type Act, type ScheduleLine, TimedVisit } from "./models/timed-visit.ts";

test.use({ hasPopUps: true });

const PRODUCT = "/products/plugins/famicalign";
const SECONDS = 180;

/** The same table is in docs/behaviour/engagement.md, below ENGAGE-12. */
const VISITOR: readonly ScheduleLine[] = [
  ["0:00", "opens home", ""],
  ["0:02", "", "sale"],
  ["0:12", "closes it", ""],
  ["0:17", "", "wheel"],
  ["0:27", "closes it", ""],
  ["0:32", "", "contest"],
  ["0:42", "closes it", ""],
  ["0:47", "", "live sales"],
  ["0:50", "goes to a product", "live sales"],
  ["1:07", "", ""],
  ["1:27", "moves to the upper edge", "live sales"],
  ["1:47", "", ""],
  ["1:52", "", "exit dialog of a product"],
  ["1:57", "closes it", ""],
  ["2:00", "goes to a tutorial", ""],
  ["2:07", "", "live sales"],
  ["2:27", "", ""],
  ["2:32", "moves to the upper edge", "exit dialog of a tutorial"],
  ["2:37", "closes it", ""],
  ["2:40", "opens the cart", ""],
];

/** As above. */
const CUSTOMER: readonly ScheduleLine[] = [
  ["0:00", "opens home", ""],
  ["0:02", "", "sale"],
  ["0:12", "closes it", ""],
  ["0:17", "", "wheel"],
  ["0:27", "closes it", ""],
  ["0:32", "", "contest"],
  ["0:42", "closes it", ""],
  ["1:00", "", "exit dialog"],
  ["1:10", "closes it", ""],
  ["1:15", "goes to a product", ""],
  ["1:20", "adds it to the cart", "cart message"],
  ["1:30", "goes to a tutorial", "cart message"],
  ["2:02", "moves to the upper edge", "cart message"],
  ["2:05", "", ""],
  ["2:10", "", "exit dialog of the cart"],
  ["2:20", "closes it", ""],
  ["2:25", "opens the cart", ""],
];

const open = async (page: Page, path: string) => {
  await page.goto(path);
};

/** The address changes before the page is drawn. The arrival counts from then on. */
const expectDrawn = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

const ACTS: Readonly<Record<string, Act>> = {
  "opens home": (page) => open(page, "/"),
  "closes it": (page) => page.keyboard.press("Escape"),
  "goes to a product": async (page) => {
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Plugins" }).press("Enter");
    await page.getByRole("main").getByRole("link", { name: "faMicAlign" }).first().press("Enter");
    await page.waitForURL(PRODUCT);
    await expectDrawn(page, "faMicAlign");
  },
  "adds it to the cart": async (page) => {
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().press("Enter");
    await expect(new Shopper(page).cartLink).toHaveAccessibleName(/1/);
  },
  "goes to a tutorial": async (page) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Tutorials" }).press("Enter");
    await page.getByRole("main").getByRole("link", { name: "Why minimum phase" }).first().press("Enter");
    await page.waitForURL(/\/tutorials\/.+\//);
    await expectDrawn(page, "Why minimum phase");
  },
  "opens the cart": (page) => open(page, "/cart"),
  "moves to the upper edge": async (page) => {
    await page.mouse.move(600, 4);
    await page.mouse.move(600, 300);
  },
};

async function threeMinutes(page: Page, schedule: readonly ScheduleLine[]): Promise<void> {
  test.setTimeout(480_000);
  const visit = await TimedVisit.prepare(page);
  const seen = await visit.live(schedule, ACTS, SECONDS);
  await test.info().attach("what was shown when", { body: seen.map((line) => line.join(" | ")).join("\n") });
  expect(seen).toEqual(schedule);
}

test("[ENGAGE-12] a visitor's first three minutes on home, a product, a tutorial and the cart", async ({ page }) => {
  await threeMinutes(page, VISITOR);
});

test("[ENGAGE-12] [ENGAGE-02] a customer's first three minutes, without live sales and with something in the cart", async ({
  page,
  customer,
}) => {
  expect(customer.email).not.toBe("");
  await threeMinutes(page, CUSTOMER);
});

test("[ENGAGE-12] the tables of the behaviour are these schedules", async () => {
  const text = await readFile(new URL("../docs/behaviour/engagement.md", import.meta.url), "utf8");
  const rows = text.split("\n").filter((line) => /^\| \d:\d\d /.test(line));
  const written = rows.map((row) =>
    row
      .split("|")
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
  expect(written).toEqual([...VISITOR, ...CUSTOMER]);
});
