import { expect, test } from "vitest";
import { buildContent } from "../testing/build-content.ts";
import { checkContentFiles } from "./check-content.ts";

const text = { en: "a", de: "b", ja: "c" };
const demonstration = {
  product: "faGainTrim",
  pack: "faIR Modern Rock",
  performances: ["chug"],
  tracks: [{ take: "dyn-a-cap-0" }],
  before: text,
  after: text,
};
const knob = { name: text, unit: text, least: -60, most: 24 };

function check(rule: object) {
  const result = checkContentFiles({ ...buildContent(), demonstrations: [{ ...demonstration, rule }] });
  return result.isOk ? "taken" : result.failure.params;
}

test("[HEAR-12] a delay and a trim are taken with their knob or without one", () => {
  for (const rule of [
    { kind: "trim", gainDb: 12 },
    { kind: "delay", delaySamples: 12 },
  ])
    expect([check(rule), check({ ...rule, knob })], rule.kind).toEqual(["taken", "taken"]);
});

test.each([
  ["what the plugin does above its upper stop", { gainDb: 25 }, {}],
  ["what the plugin does below its lower stop", { gainDb: -24 }, { least: -20 }],
  ["zero below its lower stop", { gainDb: 12 }, { least: 6 }],
  ["zero above its upper stop", { gainDb: -12 }, { most: -6 }],
  ["both stops at one place", { gainDb: 0 }, { least: 0, most: 0 }],
])("[HEAR-12] a knob with %s is refused", (_name, done, stops) => {
  expect(check({ kind: "trim", ...done, knob: { ...knob, ...stops } })).toMatchObject({
    field: "rule",
    reason: "needs least below most, and zero and what the rule does between them",
  });
});

test("[HEAR-12] a delay beyond its knob is refused, too", () => {
  expect(check({ kind: "delay", delaySamples: 25, knob })).toMatchObject({ field: "rule" });
});
