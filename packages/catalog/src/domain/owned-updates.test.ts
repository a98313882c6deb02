import { expect, test } from "vitest";
import { buildOwned, buildWireOwnedPack, buildWireOwnedProduct } from "../testing/index.ts";
import type { Platform } from "./owned-products.ts";
import { ownedUpdates, ownedUpToDate } from "./owned-updates.ts";

const [win, mac] = buildWireOwnedProduct().downloads;
if (!win || !mac) throw new Error("The owned plugin has a file for each platform.");
const newer = { downloaded_version: "2.0.0", has_update: true };

const OWNED = buildOwned({
  plugin: [
    buildWireOwnedProduct({
      name: "both",
      downloads: [
        { ...win, ...newer },
        { ...mac, ...newer },
      ],
    }),
    buildWireOwnedProduct({ name: "mac alone", downloads: [win, { ...mac, ...newer }] }),
    buildWireOwnedProduct({ name: "current", downloads: [{ ...win, downloaded_version: "2.1.0" }, mac] }),
  ],
  samplepack: [buildWireOwnedPack({ name: "pack", downloads: [{ format: "ALL", url: "/download/ALL", ...newer }] })],
});

test.each<[Platform | null, unknown]>([
  [
    "win",
    [
      ["both", ["win"]],
      ["pack", ["ALL"]],
    ],
  ],
  [
    "mac",
    [
      ["both", ["mac"]],
      ["mac alone", ["mac"]],
      ["pack", ["ALL"]],
    ],
  ],
  [
    null,
    [
      ["both", ["win", "mac"]],
      ["mac alone", ["mac"]],
      ["pack", ["ALL"]],
    ],
  ],
])(
  "[ACCT-01] updates for %s are the files newer than the last download of that system, and packs for every system",
  (platform, expected) => {
    const found = ownedUpdates(OWNED, platform);
    expect(found.map(({ product, links }) => [product.name, links.map(({ format }) => format)])).toEqual(expected);
  },
);

test("[ACCT-01] a customer who never downloaded anything has no updates", () => {
  expect(ownedUpdates(buildOwned({ plugin: [buildWireOwnedProduct()] }), null)).toEqual([]);
});

test.each<[Platform, readonly string[]]>([
  ["win", ["current"]],
  ["mac", []],
])("[ACCT-01] up to date on %s is what was downloaded for it and has no newer file", (platform, expected) => {
  expect(ownedUpToDate(OWNED, platform).map(({ product }) => product.name)).toEqual(expected);
});
