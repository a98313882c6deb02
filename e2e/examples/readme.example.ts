import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { firstCode, toProgram } from "../../scripts/readme-code.mjs";
import { watchConsole } from "../models/watch-console.ts";
import { EXAMPLES, SHOP_ORIGIN } from "./hosts.ts";

test("the first code of @shop/pricing's README prints what it says, in Node, from the packed files", () => {
  const host = path.join(process.env.EXAMPLES_DIR ?? "", "plain-html");
  const code = firstCode(readFileSync(path.join(host, "node_modules/@shop/pricing/README.md"), "utf8"));
  const { program, shown } = toProgram(code);
  const file = path.join(host, "readme.mts");
  writeFileSync(file, program);
  const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(shown.length).toBeGreaterThan(0);
  expect(stdout.trim().split("\n")).toEqual(shown.map((value) => JSON.stringify(value)));
});

test("the packed scripts of @shop/pricing import nothing but one another", () => {
  const folder = path.join(process.env.EXAMPLES_DIR ?? "", "plain-html/node_modules/@shop/pricing");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|ts)$/.test(file));
  const imports = scripts.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), "utf8");
    return [...code.matchAll(/(?: from|^import) "([^"]+)";$/gm)].map(([, wanted = ""]) => wanted);
  });
  expect(imports).toContain("./rounding.js");
  expect(imports.filter((wanted) => !wanted.startsWith("."))).toEqual([]);
});

test("the first code of @shop/cart's README is a cart: it adds, removes, and is there after a reload", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(EXAMPLES["readme-start"]);
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  const items = page.getByRole("list", { name: "Items in your cart" });
  await expect(items).toContainText("59€");
  await expect(items.locator("[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(items).toContainText("59€");
  await page.getByRole("button", { name: "Remove faCabRoom" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the cart's store alone, without React, adds and leads to the shop's checkout", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(`${EXAMPLES["readme-start"]}/store.html`);
  await expect(page).toHaveURL((url) => url.origin === SHOP_ORIGIN);
  await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText("faCabRoom");
  expect(complaints).toEqual([]);
});

test("the first code of @shop/engagement's README is a pop-up: it comes, is closed, and stays away", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.clock.install({ time: "2026-05-01T10:00:00Z" });
  await page.clock.pauseAt("2026-05-01T10:00:01Z");
  await page.goto(`${EXAMPLES["readme-start"]}/engagement.html`);
  const popUp = page.getByRole("region", { name: "Spring sale" });
  await page.clock.runFor(1_900);
  await expect(popUp).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(popUp).toContainText("All cabinets, until Sunday.");
  await popUp.getByRole("button", { name: "Close" }).click();
  await expect(popUp).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(60_000);
  await expect(popUp).toHaveCount(0);
  expect(complaints).toEqual([]);
});
