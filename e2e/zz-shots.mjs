import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [scheme, width] of [["dark", 1440], ["light", 390]]) {
  const c = await b.newContext({ colorScheme: scheme, viewport: { width, height: 900 }, deviceScaleFactor: 2, locale: "de-DE" });
  const p = await c.newPage();
  p.setDefaultTimeout(60000);
  await p.goto("http://localhost:4370/products/plugins/facabroom");
  await p.waitForFunction(() => document.documentElement.dataset.cartLit !== undefined, null, { timeout: 60000 });
  const refuse = p.getByRole("button", { name: /only|reject|refuse|necessary/i }).first(); if (await refuse.isVisible().catch(() => false)) await refuse.click();
  const add = p.getByRole("button", { name: "Add to cart" });
  await add.click(); await p.waitForFunction(() => document.documentElement.dataset.cartLit === "1");
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/motion-lh/m-${scheme}.png`, clip: { x: Math.max(0, width - 420), y: 0, width: Math.min(width, 420), height: 160 } });
  if (width > 500) {
    await p.evaluate(() => { const a = Element.prototype.animate; Element.prototype.animate = function (...g) { const r = a.apply(this, g); r.pause(); r.currentTime = 90; return r; }; });
    await p.getByLabel("Currency").focus(); await p.keyboard.type("JPY"); await p.keyboard.press("Enter");
    await p.waitForTimeout(600);
    const box = await p.locator(".buy-panel").boundingBox();
    await p.screenshot({ path: `/tmp/motion-lh/roll-${scheme}.png`, clip: { x: box.x - 10, y: box.y - 10, width: box.width + 20, height: 260 } });
    console.log(await p.evaluate(() => document.querySelectorAll("[data-rolling]").length + " " + document.documentElement.dataset.currency));
  }
  await c.close();
}
await b.close();
