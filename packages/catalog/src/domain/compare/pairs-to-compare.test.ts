import { expect, test } from "vitest";
import { buildProduct } from "../../testing/builders.ts";
import { pairsToCompare } from "./pairs-to-compare.ts";

const pack = (name: string, curve: readonly number[]) => ({
  product: buildProduct({ name, type: "samplepack" }),
  curve,
});
const silent = (name: string, given: Parameters<typeof buildProduct>[0] = {}) => ({
  product: buildProduct({ name, ...given }),
  curve: null,
});
const bundle = (name: string, parts: readonly string[]) =>
  silent(name, { type: "bundle", included_products: [...parts] });

const PACKS = [pack("Doom", [0, 12]), pack("Rock", [0, 2]), pack("Jazz", [6, -6]), pack("Punk", [0, 4])];

const namesOf = (products: Parameters<typeof pairsToCompare>[0]) =>
  pairsToCompare(products).map(({ reason, one, other, apartDb }) => [
    reason,
    one.product.name,
    other.product.name,
    apartDb,
  ]);

test("[CAT-10] of the packs, the two closest in sound and the two furthest apart are a pair, whatever their loudness", () => {
  expect(namesOf(PACKS)).toEqual([
    ["closest", "Rock", "Punk", 1],
    ["furthest", "Doom", "Jazz", 12],
  ]);
  expect(namesOf([pack("Quiet", [-20, -20]), pack("Loud", [0, 0])])).toEqual([["closest", "Quiet", "Loud", 0]]);
});

test("[CAT-10] two plugins of one bundle are a pair, and so are two bundles of packs without a common part", () => {
  const products = [
    bundle("Everything", ["Align", "Scope", "Doom"]),
    bundle("Tools", ["Align", "Scope"]),
    bundle("Heavy", ["Doom", "Rock"]),
    bundle("Heavier", ["Doom", "Punk"]),
    bundle("Clean", ["Jazz", "Punk"]),
    ...[silent("Align"), silent("Scope")],
    ...PACKS,
  ];
  expect(namesOf(products).slice(2)).toEqual([
    ["parts", "Align", "Scope", null],
    ["bundles", "Heavy", "Clean", null],
  ]);
});

test("[CAT-10] where nothing makes a pair there is none", () => {
  expect(namesOf([])).toEqual([]);
  expect(namesOf([pack("Doom", [0, 12]), silent("Align"), bundle("Tools", ["Align"])])).toEqual([]);
});

test("[CAT-10] of many packs the first sixty are paired, so that 2,000 products take no longer", () => {
  const many = Array.from({ length: 60 }, (_, index) => pack(`Pack ${index}`, [0, index * 2]));
  const last = pack("Last", [0, 1000]);
  expect(namesOf([...many, last])[1]).toEqual(["furthest", "Pack 0", "Pack 59", 59]);
  expect(namesOf([...many.slice(1), last])[1]).toEqual(["furthest", "Pack 1", "Last", 499]);
});
