import { expect, test } from "vitest";
import { dominantColour } from "./dominant-colour.ts";

const pixels = (...colours: ReadonlyArray<readonly [number, number, number, number?]>) =>
  Uint8Array.from(colours.flatMap(([red, green, blue, opacity = 255]) => [red, green, blue, opacity]));

test.each<[string, Uint8Array, string | null]>([
  ["one colour", pixels([1, 2, 3]), "#010203"],
  ["mostly amber", pixels([246, 160, 45], [0, 0, 0], [246, 160, 45]), "#f6a02d"],
  ["nearly the same colour all over: their mean", pixels([16, 16, 16], [20, 16, 31], [255, 255, 255]), "#121018"],
  ["a corner that lets the page through", pixels([1, 2, 3], [1, 2, 3, 249]), null],
  ["an edge that is all but opaque", pixels([1, 2, 3, 250]), "#010203"],
  ["nothing", pixels(), null],
])("the dominant colour of a picture with %s", (_what, of, colour) => {
  expect(dominantColour(of)).toBe(colour);
});
