import { buildProduct, buildWireAudition } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { hearingOf } from "./hearing.server.ts";

const text = (word: string) => ({ en: word, de: `${word} (de)`, ja: `${word} (ja)` });
const pack = buildProduct({ name: "faIR One", type: "samplepack", audition: buildWireAudition() });
const plugin = buildProduct({
  name: "faAlign",
  audition: buildWireAudition({ takes: [], comparison: { before: text("Apart"), after: text("Aligned") } }),
});
const meter = buildProduct({ name: "faScope" });
const bundle = buildProduct({ name: "Both", type: "bundle" });

test("[HEAR-12] a plugin's before and after are named in the page's language", () => {
  expect(hearingOf(plugin, [], "de")?.programme).toMatchObject({
    name: "faAlign",
    comparison: { before: "Apart (de)", after: "Aligned (de)" },
  });
});

test("[HEAR-13] a bundle is heard by those of its parts that can be heard, in its order", () => {
  const hearing = hearingOf(bundle, [meter, pack, plugin], "en");
  expect(hearing?.parts.programmes.map(({ name }) => name)).toEqual(["faIR One", "faAlign"]);
  expect(hearing?.programme.name).toBe("faIR One");
  expect(hearing?.lead).toBe("2 of its parts can be heard. Choose one, then press Play.");
});

test("[HEAR-13] what can't be heard, and a bundle of such parts, has nothing to play; a pack has no parts", () => {
  expect([hearingOf(meter, [], "en"), hearingOf(bundle, [meter], "en")]).toEqual([null, null]);
  expect(hearingOf(pack, [], "en")?.parts.programmes).toEqual([]);
});
