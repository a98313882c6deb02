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

const release = (version: string, date: string, ...changes: string[]) => ({ version, date, changes });
const CHANGELOGS = new Map([
  [
    "faMicAlign",
    [
      release("2.1.1", "2026-10-06", "The window opens at the right size."),
      release("2.1.0", "2026-09-29", "Rotate of second order.", "Groups keep their names."),
      release("2.0.0", "2026-03-24", "Eight tracks in a group."),
    ],
  ],
]);

function view(given: Partial<Parameters<typeof toUpdatesView>[1]>) {
  return toUpdatesView(OWNED, {
    system: null,
    userAgent: "",
    locale: "en",
    products: [],
    changelogs: CHANGELOGS,
    ...given,
  });
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

test("[ACCT-01] an update says in a line what changed in each version since the one owned, and links to the rest", () => {
  const [row] = view({ userAgent: MAC }).rows;
  const path = "/products/plugins/famicalign";
  expect([row?.day, row?.file.size]).toEqual(["6 October 2026", "14 MB"]);
  expect(row?.releases).toEqual([
    {
      ...{ version: "2.1.1", text: "The window opens at the right size.", moreCount: 0 },
      ...{ href: `${path}#v2.1.1`, isEnglish: false },
    },
    {
      ...{ version: "2.1.0", text: "Rotate of second order.", moreCount: 1 },
      ...{ href: `${path}#v2.1.0`, isEnglish: false },
    },
  ]);
});

test("[ACCT-01] what is downloaded and current is listed with what its version brought", () => {
  const owned = buildOwned({
    plugin: [buildWireOwnedProduct({ downloads: [{ ...mac, downloaded_version: "2.1.1" }] })],
  });
  const asked = { system: "mac", userAgent: "", locale: "en", products: [], changelogs: CHANGELOGS } as const;
  const { rows, upToDate } = toUpdatesView(owned, asked);
  expect(rows).toEqual([]);
  expect(upToDate.map(({ name, to, releases }) => [name, to, releases.map(({ text }) => text)])).toEqual([
    ["faMicAlign", "2.1.1", ["The window opens at the right size."]],
  ]);
});
