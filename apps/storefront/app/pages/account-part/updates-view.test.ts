import { buildOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { toUpdatesView } from "./updates-view.server.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const [win, mac] = buildWireOwnedProduct().downloads;
if (!win || !mac) throw new Error("The owned plugin has a file for each platform.");
const OWNED = buildOwned({
  plugin: [
    buildWireOwnedProduct({ downloads: [win, { ...mac, downloaded_version: "2.0.0", has_update: true }] }),
    buildWireOwnedProduct({
      name: "faTrackAlign",
      slug: "fatrackalign",
      downloads: [
        { ...win, downloaded_version: "1.0.0", has_update: true },
        { ...mac, downloaded_version: "1.1.0", has_update: true },
      ],
    }),
  ],
});

function view(given: Partial<Parameters<typeof toUpdatesView>[1]>) {
  return toUpdatesView(OWNED, { system: null, userAgent: "", locale: "en", products: [], ...given });
}

test("[ACCT-01] updates are those for the browser's system, each with the version owned and the current one", () => {
  const { title, all, rows } = view({ userAgent: MAC });
  expect([title, all]).toEqual(["2 updates for macOS", "Download all for macOS"]);
  expect(rows.map(({ name, from, to, file, others }) => [name, from, to, file.label, others.length])).toEqual([
    ["faMicAlign", "2.0.0", "2.1.1", "Download faMicAlign for macOS", 1],
    ["faTrackAlign", "1.1.0", "2.1.1", "Download faTrackAlign for macOS", 1],
  ]);
});

test.each([
  ["the system in the address goes before the browser's", { system: "win", userAgent: MAC }, "win"],
  ["an unknown system in the address is ignored", { system: "amiga", userAgent: MAC }, "mac"],
  ["without either, the system with more updates is shown", {}, "mac"],
] as const)("[ACCT-01] %s", (_what, given, expected) => {
  const { platform, systems } = view(given);
  expect(platform).toBe(expected);
  expect(systems.map(({ platform: one, count, href }) => [one, count, href])).toEqual([
    ["mac", 2, "/account/updates?system=mac"],
    ["win", 1, "/account/updates?system=win"],
  ]);
});
