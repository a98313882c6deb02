import { expect, test } from "vitest";
import { imageSources, SCREEN_WIDE } from "./image-sources.ts";

const PHOTO = "/media/photos/cabinet.jpg?v=0123456789abcdef";
const at = (width: number, format: string) => `/media/images/0123456789abcdef/${width}/photos/cabinet.jpg.${format}`;

test("[MEDIA-01] a photograph is offered as AVIF and WebP, in every width that is made", () => {
  const widths = (format: string) =>
    [380, 600, 1024, 1200, 2048, 4096].map((width) => `${at(width, format)} ${width}w`).join(", ");
  expect(imageSources(PHOTO, 6000)).toEqual([
    { type: "image/avif", srcSet: widths("avif") },
    { type: "image/webp", srcSet: widths("webp") },
  ]);
});

test.each([
  [1600, [380, 600, 1024, 1200, 2048], "1600w"],
  [1200, [380, 600, 1024, 1200], "1200w"],
  [1201, [380, 600, 1024, 1200, 2048], "1201w"],
  [4096, [380, 600, 1024, 1200, 2048, 4096], "4096w"],
  [200, [380], "200w"],
])(
  "[MEDIA-01] an original %i pixels wide isn't enlarged: its widths are %j, the last one its own",
  (width, made, last) => {
    const [, webp] = imageSources(PHOTO, width);
    const entries = webp?.srcSet.split(", ") ?? [];
    expect(entries.map((entry) => Number(/\/(\d+)\/photos/.exec(entry)?.[1]))).toEqual(made);
    expect(entries.at(-1)?.endsWith(` ${last}`)).toBe(true);
  },
);

test.each([
  ["a drawing", "/media/covers/a-dark.svg?v=0123456789abcdef"],
  ["an address without a version", "/media/photos/cabinet.jpg"],
  ["another site's", "https://wp.example/cabinet.jpg?v=0123456789abcdef"],
])("[MEDIA-01] %s is the one file that it is", (_what, address) => {
  expect(imageSources(address, 1600)).toEqual([]);
});

/** What a browser does with `sizes`. */
function roomOn(screenWidth: number): number {
  for (const size of SCREEN_WIDE.split(", ")) {
    const [, limit, room] = /^(?:\(max-width: (\d+)px\) )?(\d+)px$/.exec(size) ?? [];
    if (limit === undefined || screenWidth <= Number(limit)) return Number(room);
  }
  return 0;
}

test.each([
  [320, 600],
  [480, 600],
  [481, 1024],
  [1025, 1024],
  [1026, 2048],
  [1800, 2048],
  [1801, 4096],
])("[MEDIA-01] a picture across a screen of %i px is %i px wide", (screenWidth, width) => {
  expect(roomOn(screenWidth)).toBe(width);
});
