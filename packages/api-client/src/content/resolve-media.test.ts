import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contentMediaSchema } from "../contract/entities/content.ts";
import { resolveMedia } from "./resolve-media.ts";

const HOST = "https://wp.example/u";
const size = (name: string, width: number, height: number) => ({ source_url: `${HOST}/${name}`, width, height });
const resolve = (fields: Record<string, unknown>) =>
  resolveMedia(z.parse(contentMediaSchema, { id: 1, source_url: `${HOST}/a.jpg`, ...fields }));

test("[API-08] a picture that only has an address is shown by it", () => {
  expect(resolve({})).toEqual({
    id: 1,
    resolvedImageSrc: `${HOST}/a.jpg`,
    computedSrcset: "",
    imageAlt: "",
    imageTitle: "",
    dominantColour: null,
    width: null,
    height: null,
  });
});

test("[API-08] the alternative text is text already, the title becomes it", () => {
  const { imageAlt, imageTitle } = resolve({ alt_text: "A &amp; B", title: { rendered: "A &#038; B" } });
  expect([imageAlt, imageTitle]).toEqual(["A &amp; B", "A & B"]);
});

test.each<[string, unknown, string]>([
  ["no sizes, written as a list", { width: 1600, height: 900, sizes: [] }, ""],
  ["no details, written as a list", [], ""],
  ["no width", { sizes: { medium: size("m.jpg", 300, 169) } }, ""],
  [
    "sizes of the same picture",
    { width: 1600, height: 900, sizes: { large: size("l.jpg", 1024, 576), medium: size("m.jpg", 300, 169) } },
    `${HOST}/m.jpg 300w, ${HOST}/l.jpg 1024w, ${HOST}/a.jpg 1600w`,
  ],
  ["cropped sizes alone", { width: 1600, height: 900, sizes: { thumbnail: size("t.jpg", 150, 150) } }, ""],
  [
    "a height that was rounded",
    { width: 1000, height: 667, sizes: { one: size("1.jpg", 301, 200), off: size("2.jpg", 301, 203) } },
    `${HOST}/1.jpg 301w, ${HOST}/a.jpg 1000w`,
  ],
  [
    "the same width twice",
    { width: 600, height: 300, sizes: { full: size("b.jpg", 600, 300), half: size("h.jpg", 300, 150) } },
    `${HOST}/h.jpg 300w, ${HOST}/a.jpg 600w`,
  ],
  ["a size larger than the picture", { width: 600, height: 300, sizes: { odd: size("o.jpg", 1200, 600) } }, ""],
  [
    "blanks and commas in an address",
    { width: 600, height: 300, sizes: { half: size("a b,c.jpg", 300, 150) } },
    `${HOST}/a%20b%2cc.jpg 300w, ${HOST}/a.jpg 600w`,
  ],
])("[API-08] the widths of a picture with %s", (_kind, media_details, srcset) => {
  expect(resolve({ media_details }).computedSrcset).toBe(srcset);
});
