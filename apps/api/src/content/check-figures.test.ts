import { expect, test } from "vitest";
import { buildContent, buildContentTutorial } from "../testing/build-content.ts";
import { checkContentFiles } from "./check-content.ts";

const text = { en: "a", de: "b", ja: "c" };
const compared = {
  title: text,
  caption: text,
  pack: "faIR Modern Rock",
  performances: ["chug"],
  comparison: { tracks: [{ take: "dyn-a-cap-0" }], rule: { kind: "correct" }, before: text, after: text },
};
const takes = ["dyn-a-cap-0", "dyn-a-cone-0"].map((take) => ({ take, label: text }));

/** A tutorial of one heading that shows the figure. */
function check(figure: object, placed: object = {}) {
  const shown = { figure: "millisecond", section: 1, ...placed };
  const tutorials = [buildContentTutorial({ html: "<p>a</p><h2>b</h2><p>c</p>", figures: [shown] })];
  const result = checkContentFiles({ ...buildContent({ tutorials }), figures: [figure], figureIds: ["millisecond"] });
  return result.isOk ? "taken" : result.failure.params;
}

test("[HEAR-17] a tutorial names a figure of takes, or of a comparison, at the end of one of its sections", () => {
  const { comparison: _, ...facts } = compared;
  expect([check(compared), check({ ...facts, takes }), check(compared, { section: 0 })]).toEqual([
    "taken",
    "taken",
    "taken",
  ]);
});

test("[HEAR-17] a figure that there isn't, and a section that the text doesn't have, are refused", () => {
  expect(check(compared, { figure: "second" })).toEqual({
    ...{ file: "tutorials/two-microphones.json", field: "figures.figure" },
    reason: "names no figure: second",
  });
  expect(check(compared, { section: 2 })).toEqual({
    ...{ file: "tutorials/two-microphones.json", field: "figures.section" },
    reason: "is 2; the text has 1 headings",
  });
});

test.each([
  ["both takes and a comparison", { takes }, "takes"],
  ["neither", { comparison: undefined }, "takes"],
  [
    "a rule that isn't the same for loud and quiet",
    { comparison: { ...compared.comparison, rule: { kind: "trim", gainDb: 6 } } },
    "comparison.rule.kind",
  ],
  [
    "a filter without a corner",
    { comparison: { ...compared.comparison, rule: { kind: "filter" } } },
    "comparison.rule",
  ],
  ["one take alone", { comparison: undefined, takes: takes.slice(1) }, "takes"],
  ["a caption in two languages", { caption: { en: "a", de: "b" } }, "caption.ja"],
])("[HEAR-17] a figure with %s is refused", (_name, wrong, field) => {
  expect(check({ ...compared, ...wrong })).toMatchObject({ file: "figures/ (number 1)", field });
});
