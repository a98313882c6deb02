import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { recommendNext } from "./recommend-next.ts";

const PARTS = ["a", "b", "c", "d"].map((name) =>
  buildProduct({ name, type: "samplepack", price: { EUR: 3000, USD: 3300, JPY: 500_000 } }),
);
const bundle = (name: string, parts: readonly string[], given: Parameters<typeof buildProduct>[0] = {}) =>
  buildProduct({
    name,
    type: "bundle",
    included_products: [...parts],
    price: { EUR: 8000, USD: 8800, JPY: 900_000 },
    ...given,
  });
const PAIR = bundle("Pair", ["a", "b"]);
const FOUR = bundle("Four", ["a", "b", "c", "d"]);

function next(bundles: readonly ReturnType<typeof bundle>[], owned: readonly string[]) {
  const customer = { eduPercent: 0, hasFirstPurchase: false, ownedNames: new Set(owned) };
  return recommendNext([...PARTS, ...bundles], customer)?.bundle.name ?? null;
}

test("[ACCT-01] the bundle of which most is owned is recommended, with how much that is", () => {
  expect(next([PAIR, FOUR], ["a"])).toBe("Pair");
  expect(next([PAIR, FOUR], ["a", "c", "d"])).toBe("Four");
  const customer = { eduPercent: 0, hasFirstPurchase: false, ownedNames: new Set(["a", "c", "d"]) };
  expect(recommendNext([...PARTS, FOUR], customer)).toEqual({ bundle: FOUR, ownedCount: 3, partCount: 4 });
});

test("[ACCT-01] of two that are owned to the same share, the one whose rest costs less is recommended; then by name", () => {
  const dear = bundle("Dear", ["a", "c"], { price: { EUR: 9900, USD: 9900, JPY: 990_000 } });
  expect(next([dear, PAIR], ["a"])).toBe("Pair");
  expect(next([bundle("Zed", ["a", "c"]), PAIR], ["a"])).toBe("Pair");
});

test.each([
  ["none of its parts is owned", [PAIR], ["c"]],
  ["all of its parts are", [PAIR], ["a", "b"]],
  ["the bundle itself is", [PAIR], ["Pair", "a"]],
  ["it isn't sold any more", [bundle("Pair", ["a", "b"], { is_for_sale: false })], ["a"]],
  ["it isn't public", [bundle("Pair", ["a", "b"], { is_public: false })], ["a"]],
  ["a part isn't in the catalogue", [bundle("Pair", ["a", "gone"])], ["a"]],
])("[ACCT-01] a bundle isn't recommended where %s", (_why, bundles, owned) => {
  expect(next(bundles, owned)).toBeNull();
});
