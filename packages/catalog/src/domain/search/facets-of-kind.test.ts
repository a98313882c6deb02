import { expect, test } from "vitest";
import { facetsOfKind, sortChoices } from "./facets-of-kind.ts";

test("[CAT-10] a list offers the filters that its products can have", () => {
  expect(facetsOfKind(null)).toEqual(["kind", "sound", "cabinet", "back", "format", "platform", "owned"]);
  expect(facetsOfKind("samplepack")).toEqual(["sound", "cabinet", "back", "format", "owned"]);
  expect(facetsOfKind("plugin")).toEqual(["platform", "owned"]);
  expect([facetsOfKind("bundle"), facetsOfKind("other")]).toEqual([["owned"], ["owned"]]);
});

test("[CAT-10] choices are in their own order, cabinets from one small speaker to many", () => {
  expect(sortChoices(["bright", "tight"], ["tight", "scooped", "round", "bright"])).toEqual(["tight", "bright"]);
  expect(sortChoices(["8x10", "1x12", "4x12", "1x10", "2x15", "2x12"], [])).toEqual([
    "1x10",
    "1x12",
    "2x12",
    "2x15",
    "4x12",
    "8x10",
  ]);
});
