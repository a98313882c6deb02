import { expect, test } from "vitest";
import { pictureView } from "./picture-view.server.ts";

const MEDIA = {
  id: 1,
  resolvedImageSrc: "https://shop.example/media/a.jpg?v=0123456789abcdef",
  computedSrcset: "https://shop.example/media/images/0123456789abcdef/380/a.jpg.webp 300w",
  imageAlt: "A cab",
  imageTitle: "Cab",
  dominantColour: "#102030",
  width: 300,
  height: 200,
};

test("[MEDIA-01] a photograph of the shop's own is offered as AVIF and WebP", () => {
  expect(pictureView(MEDIA, "https://shop.example")).toEqual({
    src: "/media/a.jpg?v=0123456789abcdef",
    alt: "A cab",
    width: 300,
    height: 200,
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: `/media/images/0123456789abcdef/380/a.jpg.${format} 300w`,
    })),
    colour: "#102030",
  });
});

test("[MEDIA-03] another host's is offered in the widths that the host names", () => {
  const [src, srcset] = ["https://wp.example/a.jpg", "https://wp.example/s.jpg 150w, https://wp.example/a.jpg 300w"];
  const media = { ...MEDIA, resolvedImageSrc: src, computedSrcset: srcset, dominantColour: null };
  expect(pictureView(media, "https://shop.example")).toMatchObject({ src, sources: [], srcSet: srcset, colour: null });
});

test("[MEDIA-02] without a size its place is that of the part, 16 by 9", () => {
  const view = pictureView({ ...MEDIA, width: null, height: null }, "https://shop.example");
  expect([view.width, view.height, view.sources]).toEqual([undefined, undefined, []]);
});
