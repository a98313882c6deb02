import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readShopFacts } from "./seed-content.ts";

function contentFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-facts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "shop.json"), JSON.stringify({ name: "Bench", tagline: "loud" }));
  return folder;
}

test("[ROUTE-16] a shop whose content holds a share card shows it in previews", async () => {
  const folder = contentFolder();
  mkdirSync(path.join(folder, "media"));
  writeFileSync(path.join(folder, "media/share-card.png"), "");
  expect(await readShopFacts({ SHOP_CONTENT_DIR: folder })).toEqual({
    name: "Bench",
    tagline: "loud",
    shareImage: { url: "/media/share-card.png", width: 1200, height: 630, alt: "Bench: loud" },
  });
});

test("[ROUTE-16] a shop without one names none", async () => {
  expect(await readShopFacts({ SHOP_CONTENT_DIR: contentFolder() })).toMatchObject({ shareImage: null });
});
