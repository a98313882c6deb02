import { expect, test } from "vitest";
import { chooseShareImage } from "./share-image.ts";

const picture = (url: string) => ({ url, width: 1200, height: 630, alt: "" });
const [DRAWING, CARD] = [picture("/cover.svg"), picture("/card.png")];

test.each([
  ["the shop's card replaces a drawing, which previews can't show", [DRAWING, CARD], CARD],
  ["a product's photograph is preferred to the card", [picture("/photo.JPG?v=2"), CARD], picture("/photo.JPG?v=2")],
  ["a drawing is better than nothing", [null, DRAWING, null], DRAWING],
  ["no picture is none", [null], null],
])("[ROUTE-16] %s", (_case, pictures, chosen) => {
  expect(chooseShareImage(pictures)).toEqual(chosen);
});
