import { expect, test } from "vitest";
import { buildContent } from "../testing/build-content.ts";
import { checkContentFiles } from "./check-content.ts";

const text = { en: "a", de: "b", ja: "c" };
const demonstration = {
  product: "faGainTrim",
  pack: "faIR Modern Rock",
  performances: ["chug"],
  tracks: [{ take: "dyn-a-cap-0" }],
  rule: { kind: "trim", gainDb: 12 },
  before: text,
  after: text,
};
const setting = { name: text, unit: text, least: -60, most: 24, value: 12 };

function check(wrong: object) {
  const result = checkContentFiles({ ...buildContent(), demonstrations: [{ ...demonstration, ...wrong }] });
  return result.isOk ? "taken" : result.failure.params;
}

test("[HEAR-12] a demonstration is taken with the plugin's knob or without one", () => {
  expect([check({}), check({ setting })]).toEqual(["taken", "taken"]);
});

test.each([
  ["a value beyond its stops", { value: 25 }],
  ["its stops the wrong way round", { least: 24, most: -60 }],
  ["no zero between its stops", { least: 6 }],
])("[HEAR-12] a knob with %s is refused", (_name, wrong) => {
  expect(check({ setting: { ...setting, ...wrong } })).toMatchObject({
    field: "setting",
    reason: "needs zero and the value between least and most",
  });
});
