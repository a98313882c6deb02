import { expect, test } from "vitest";
import { buildOwned, buildWireOwnedPack, buildWireOwnedProduct } from "../testing/index.ts";
import { buildLicenceMap, licenceOf } from "./licence-map.ts";

test("[CAT-06] a product's entry has the first licence's address and id, and all its files", () => {
  const first = { id: "one", url: "/licences/one", date_added: "2026-01-02T10:00:00Z" };
  const second = { id: "two", url: "/licences/two", date_added: "2026-01-03T10:00:00Z" };
  const owned = buildOwned({ plugin: [buildWireOwnedProduct({ licenses: [first, second] })] });
  expect(licenceOf(buildLicenceMap(owned), "faMicAlign")).toEqual({
    hasLicense: true,
    licenseUrl: "/licences/one",
    licenseId: "one",
    downloadLinks: owned.plugin[0]?.downloads,
  });
});

test("[CAT-06] a pack has links for complete, AIF, Kemper, S-Gear, WAV and Fractal", () => {
  const map = buildLicenceMap(buildOwned({ samplepack: [buildWireOwnedPack()] }));
  const links = licenceOf(map, "faIR Modern Rock").downloadLinks;
  expect(links.map((link) => [link.format, link.url])).toEqual([
    ["ALL", "/download/ALL"],
    ["AIFF", "/download/AIFF"],
    ["KEMPER", "/download/KEMPER"],
    ["SGEAR", "/download/SGEAR"],
    ["WAVE", "/download/WAVE"],
    ["FRACTAL", "/download/FRACTAL"],
  ]);
});

test.each(["faMicAlign", "constructor", "__proto__", ""])(
  "[CAT-06] a customer who owns nothing has no licence of %j",
  (name) => {
    expect(licenceOf(buildLicenceMap(buildOwned()), name)).toEqual({
      hasLicense: false,
      licenseUrl: null,
      licenseId: null,
      downloadLinks: [],
    });
  },
);

test("[CAT-06] a product that is owned without a licence of its own says so", () => {
  const bundle = buildWireOwnedProduct({ name: "Total", type: "bundle", licenses: [], downloads: [] });
  expect(licenceOf(buildLicenceMap(buildOwned({ bundle: [bundle] })), "Total").hasLicense).toBe(false);
});

test("[CAT-06] of a product that is listed twice, the entry with a licence stays", () => {
  const licensed = buildWireOwnedProduct({ downloads: [] });
  const bare = buildWireOwnedProduct({ licenses: [] });
  for (const plugin of [
    [licensed, bare],
    [bare, licensed],
  ]) {
    expect(licenceOf(buildLicenceMap(buildOwned({ plugin })), "faMicAlign").licenseId).toBe("licence-1");
  }
});
