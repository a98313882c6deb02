import { expect, test } from "vitest";
import { chooseShareImage, productShareImage } from "./share-image.ts";

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

const cover = (dark: string) => ({ dark, light: "/light.svg", alt: "faMicAlign", width: 1600, height: 900 });

test("[ROUTE-16] [MEDIA-01] a product's preview is its cover in pixels, 1200 by 630, and comes before the shop's card", () => {
  const image = productShareImage(cover("/media/covers/famicalign-dark.svg?v=0123456789abcdef"));
  expect(image).toEqual({
    url: "/media/images/0123456789abcdef/share/covers/famicalign-dark.svg.png",
    width: 1200,
    height: 630,
    alt: "faMicAlign",
  });
  expect(chooseShareImage([image, CARD])).toBe(image);
});

test("[ROUTE-16] the cover of another host stays as it is", () => {
  expect(productShareImage(cover("https://cdn.example/cover.png"))).toEqual({
    url: "https://cdn.example/cover.png",
    width: 1600,
    height: 900,
    alt: "faMicAlign",
  });
});
