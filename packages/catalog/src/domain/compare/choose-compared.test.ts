import { expect, test } from "vitest";
import { buildProduct } from "../../testing/builders.ts";
import { canCompare, chooseCompared } from "./choose-compared.ts";

const product = (name: string, given: Parameters<typeof buildProduct>[0] = {}) => buildProduct({ name, ...given });
const ask = (...names: string[]) => names.map((name) => ({ name, product: product(name) }));

test("[CAT-10] plugins, packs and bundles can be compared; services and what isn't public can't", () => {
  expect(canCompare(product("faMicAlign"))).toBe(true);
  expect(canCompare(product("faIR", { type: "samplepack" }))).toBe(true);
  expect(canCompare(product("Both", { type: "bundle" }))).toBe(true);
  expect(canCompare(product("Licence Transfer", { type: "other" }))).toBe(false);
  expect(canCompare(product("Later", { is_public: false }))).toBe(false);
});

test("[CAT-10] at most four products are compared, each once; the others and unknown names are reported", () => {
  const chosen = chooseCompared([
    ...ask("a", "b"),
    { name: "nothing", product: null },
    { name: "transfer", product: product("Licence Transfer", { type: "other" }) },
    ...ask("a", "c", "d", "e"),
  ]);
  expect(chosen.products.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
  expect(chosen.unknown).toEqual(["nothing", "transfer"]);
  expect(chosen.left.map(({ name }) => name)).toEqual(["e"]);
});
