import { expect, test } from "vitest";
import { knobPositions } from "./knob-positions.ts";

const delay = {
  name: { en: "Delay", de: "Verzögerung", ja: "ディレイ" },
  unit: { en: "samples", de: "Samples", ja: "サンプル" },
  least: -500,
  most: 500,
  value: 140,
};

test("[HEAR-12] a knob is where its value is between the stops, and says it in the page's language", () => {
  expect(knobPositions(delay, "en")).toEqual({
    name: "Delay",
    before: { travel: 0.5, value: "0 samples" },
    after: { travel: 0.64, value: "+140 samples" },
  });
  expect(knobPositions({ ...delay, value: -12.5 }, "de")).toMatchObject({
    name: "Verzögerung",
    after: { travel: 0.4875, value: "−12,5 Samples" },
  });
});
