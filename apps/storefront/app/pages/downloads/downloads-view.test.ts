import { buildProduct, buildWireOwned, buildWireOwnedPack, buildWireOwnedProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { toDownloadsView } from "./downloads-view.server.ts";
import { readChoice } from "./read-choice.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)";
const [win] = buildWireOwnedProduct().downloads;
if (!win) throw new Error("the plugin has a file");
const OWNED = buildWireOwned({
  plugin: [buildWireOwnedProduct(), buildWireOwnedProduct({ name: "faGate", slug: "fagate", downloads: [win] })],
  samplepack: [buildWireOwnedPack()],
  bundle: [buildWireOwnedProduct({ name: "Starter", type: "bundle", downloads: [] })],
});

function view(search = "", given: Partial<Parameters<typeof toDownloadsView>[0]> = {}) {
  const choice = readChoice(new URLSearchParams(search));
  return toDownloadsView({ owned: OWNED, products: [], userAgent: WINDOWS, locale: "en", choice, ...given });
}
const rowsOf = (search?: string, given?: Parameters<typeof view>[1]) =>
  view(search, given).desk?.rows.map(({ name, files }) => [name, files.first.map(({ text }) => text)]);

test("[ROUTE-09] the desk lists all that is owned and has files, with the file for the visitor's system first", () => {
  expect(rowsOf()).toEqual([
    ["faMicAlign", ["Windows"]],
    ["faGate", ["Windows"]],
    ["faIR Modern Rock", ["All formats"]],
  ]);
  expect(view().desk).toMatchObject({ total: 3, found: "3 of 3 products", all: "Download all for Windows" });
});

test("[ROUTE-09] a system in the address goes before the visitor's, and leaves out what has no file for it", () => {
  expect(rowsOf("?system=mac")).toEqual([
    ["faMicAlign", ["macOS"]],
    ["faIR Modern Rock", ["All formats"]],
  ]);
  expect(view("?system=mac").desk).toMatchObject({ found: "2 of 3 products", all: "Download all for macOS" });
});

test("[ROUTE-09] a format in the address leaves the packs that come in it, with that file first", () => {
  expect(rowsOf("?format=WAVE")).toEqual([["faIR Modern Rock", ["WAV"]]]);
  const formats = view("?format=WAVE&system=mac").desk?.formats ?? [];
  expect(formats.map(({ label, href, isChosen }) => [label, href, isChosen]).slice(0, 2)).toEqual([
    ["Any", "/downloads?system=mac", false],
    ["All formats", "/downloads?system=mac&format=ALL", false],
  ]);
  expect(formats.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual(["WAV"]);
});

test("[ROUTE-09] a search finds by name and kind", () => {
  expect(rowsOf("?q=gate")).toEqual([["faGate", ["Windows"]]]);
  expect(rowsOf("?q=nothing")).toEqual([]);
});

test("[ROUTE-09] on a phone no file is first, unless a system is chosen", () => {
  expect(rowsOf("", { userAgent: PHONE })?.map(([, first]) => first)).toEqual([[], [], []]);
  expect(view("", { userAgent: PHONE })).toMatchObject({ isHandheld: true, desk: { all: null } });
  expect(rowsOf("?system=mac", { userAgent: PHONE })?.[0]).toEqual(["faMicAlign", ["macOS"]]);
});

test("[ROUTE-09] a visitor has no desk; free products are those that aren't owned", () => {
  const free = { price: { EUR: 0, USD: 0, JPY: 0 } };
  const products = [buildProduct({ name: "faGate", ...free }), buildProduct({ name: "faTrim", ...free })];
  expect(view("", { owned: null, products })).toMatchObject({
    desk: null,
    free: [{ name: "faGate" }, { name: "faTrim" }],
  });
  expect(view("", { products }).free.map(({ name }) => name)).toEqual(["faTrim"]);
});
