import { expect, test } from "vitest";
import { buildContentFile, buildContentProduct } from "../../testing/index.ts";
import { toSearchable } from "./to-searchable.ts";

const CABINET = {
  ...{ label: "4×12, closed back", driver_count: 4, driver_inches: 12, is_open_back: false, resonance_hz: 86 },
  ...{ body_dip_hz: 410, body_dip_db: -4.5, break_up_hz: 2750, break_up_db: 7.5, roll_off_hz: 5300 },
  curve: { take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500, levels_db: [0] },
};

test("[CAT-10] a pack is filtered by its kind, measured sound, cabinet, back and formats, the complete download aside", () => {
  const files = [buildContentFile(), buildContentFile({ variant: "ALL" }), buildContentFile({ product: "Another" })];
  const { facets, releasedOn } = toSearchable(buildContentProduct(), { productId: "1", cabinet: CABINET, files });
  expect(facets).toEqual([
    "kind:samplepack",
    "sound:tight",
    "sound:scooped",
    "cabinet:4x12",
    "back:closed",
    "format:WAVE",
  ]);
  expect(releasedOn).toBeNull();
});

test("[CAT-10] a plugin is filtered by its platforms, and is as new as its newest version unless a day is stated", () => {
  const versions = [
    { platform: "win" as const, release_date: "2026-02-01", version: "1.0.0" },
    { platform: "mac" as const, release_date: "2026-01-05", version: "1.0.0" },
  ];
  const plugin = buildContentProduct({ name: "faAlign", type: "plugin", versions });
  const known = { productId: "1", cabinet: undefined, files: [] };
  expect(toSearchable(plugin, known)).toMatchObject({
    facets: ["kind:plugin", "platform:win", "platform:mac"],
    releasedOn: "2026-02-01",
  });
  expect(toSearchable({ ...plugin, released_on: "2025-12-24" }, known).releasedOn).toBe("2025-12-24");
});

test("[CAT-10] a product is found by its name first, then by its facts in three languages, its texts and its page", () => {
  const product = buildContentProduct({
    shortDesc: "High gain",
    shopDesc: "A firm low end.",
    productPageDesc: "<p>Metal</p>",
    de: { shortDesc: "Viel Verzerrung", shopDesc: "Feste Tiefen.", productPageDesc: "<p>Tief gestimmt</p>" },
  });
  const { texts } = toSearchable(product, { productId: "1", cabinet: CABINET, files: [] });
  expect(texts.map(({ weight }) => weight)).toEqual([8, 4, 2, 1, 4, 2, 1]);
  const [name, facts, lead, page] = texts.map(({ text }) => text);
  expect([name, lead?.trim(), page]).toEqual(["faIR Modern Rock", "A firm low end.", "Metal"]);
  expect(texts.slice(4).map(({ text }) => text)).toEqual(["Viel Verzerrung", "Feste Tiefen.", "Tief gestimmt"]);
  for (const word of ["High gain", "4×12", "tight", "straff", "タイト", "sealed", "geschlossen", "密閉型"]) {
    expect(facts).toContain(word);
  }
});
