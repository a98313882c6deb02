import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { freeDownloads } from "./free-downloads.server.ts";

const FREE = buildProduct({
  ...{ name: "faGainTrim", slug: "fagaintrim", shortDesc: "Gain", price: { EUR: 0, USD: 0, JPY: 0 } },
  featuredMedia: null,
  versions: [
    { platform: "win", release_date: "2026-01-02", version: "1.2.0" },
    { platform: "mac", release_date: "2026-01-02", version: "1.2.1" },
  ],
});
const WINDOWS = {
  ...{ platform: "Windows", version: "1.2.0", href: "/files/products/fagaintrim/win" },
  label: "Download faGainTrim for Windows 1.2.0",
};
const MACOS = {
  ...{ platform: "macOS", version: "1.2.1", href: "/files/products/fagaintrim/mac" },
  label: "Download faGainTrim for macOS 1.2.1",
};

test("[ROUTE-09] a free plugin is offered for every system where the visitor's is unknown, and what costs something isn't", () => {
  expect(freeDownloads([buildProduct(), FREE], { locale: "en", system: null })).toEqual([
    { name: "faGainTrim", what: "Gain", path: "/products/plugins/fagaintrim", picture: null, files: [MACOS, WINDOWS] },
  ]);
});

test("[ROUTE-09] a free plugin is offered for the visitor's system", () => {
  expect(freeDownloads([FREE], { locale: "en", system: "mac" })[0]?.files).toEqual([MACOS]);
});
