import { describe, expect, it } from "vitest";
import type { ContentProduct } from "../content-types.ts";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { loadPacks, loadProducts, loadShop } from "../load-content.ts";
import { manualPage, packManualBody } from "./manual-page.ts";

const directory = demoContentDirectory();
const shop = loadShop(directory);
const product = loadProducts(directory).find(({ slug }) => slug === "fasampledelay") as ContentProduct;

describe("a manual", () => {
  it("in the shop has its styles in a file, and no script, so that it passes a strict policy", () => {
    const html = manualPage(product, shop, "<h2>Use</h2>", "linked");
    expect(html).toContain('<link rel="stylesheet" href="/media/manuals/manual.css">');
    expect(html).not.toMatch(/<script|<style| style=/);
  });

  it("in a download fetches nothing from anywhere", () => {
    const html = manualPage(product, shop, "<h2>Use</h2>", "alone");
    expect(html).toContain("<style>");
    expect(html).not.toMatch(/<script|<link|<img|https?:/);
  });

  it("names its versions by platform and date", () => {
    expect(manualPage(product, shop, "", "linked")).toContain(
      "Windows 1.2.0 of 2026-03-10 · macOS 1.2.0 of 2026-03-10",
    );
  });

  it("shows a name with markup in it as text", () => {
    const html = manualPage({ ...product, name: "<b>&" }, shop, "", "linked");
    expect(html).toContain("<h1>&lt;b&gt;&amp;</h1>");
  });

  it("of a pack lists every take", () => {
    for (const pack of loadPacks(directory)) {
      const takes = [...packManualBody(pack).matchAll(/<th scope="row">[A-Z][a-z]{2}-[A-C] /g)];
      expect(takes.length, pack.product).toBe(pack.takes.length);
    }
  });
});
