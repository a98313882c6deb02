import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readShopFacts } from "./seed-content.ts";

const LEGAL = { company: "Bench GmbH", street: "Hall 1", city: "12345 Berlin", country: "DE", vatId: "DE1" };

function contentFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-facts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "shop.json"), JSON.stringify({ name: "Bench", tagline: "loud", legal: LEGAL }));
  return folder;
}

test("[ROUTE-16] a shop whose content contains a share card shows it in previews", async () => {
  const folder = contentFolder();
  mkdirSync(path.join(folder, "media"));
  writeFileSync(path.join(folder, "media/share-card.png"), "");
  expect(await readShopFacts({ SHOP_CONTENT_DIR: folder })).toEqual({
    name: "Bench",
    tagline: "loud",
    privacyVersion: "1",
    pages: [],
    seller: expect.objectContaining({ name: "Bench GmbH" }),
    shareImage: { url: "/media/share-card.png", width: 1200, height: 630, alt: "Bench: loud" },
  });
});

test("[LAW-07] the content's own particulars name the seller of invoices where no setting does", async () => {
  expect((await readShopFacts({ SHOP_CONTENT_DIR: contentFolder() })).seller).toEqual({
    name: "Bench GmbH",
    address: ["Hall 1", "12345 Berlin"],
    country: "DE",
    vatId: "DE1",
  });
});

test("[ROUTE-16] a shop without one names none", async () => {
  expect(await readShopFacts({ SHOP_CONTENT_DIR: contentFolder() })).toMatchObject({ shareImage: null });
});
