import { imageAddress } from "@shop/catalog";
import { expect, test } from "vitest";
import { readImageName } from "./image-variant.ts";

const NAME = "0123456789abcdef/1024/covers/famicalign-dark.svg.avif";
const VARIANT = {
  version: "0123456789abcdef",
  size: 1024,
  format: "avif",
  path: "covers/famicalign-dark.svg",
} as const;

test("[MEDIA-01] the address that the catalogue writes is read as its content, width, original and format", () => {
  const address = imageAddress("/media/covers/famicalign-dark.svg?v=0123456789abcdef", { size: 1024, format: "avif" });
  expect(address).toBe(`/media/images/${NAME}`);
});

test("[MEDIA-01] a picture's address names its content, its width, its original and its format", () => {
  expect(readImageName(NAME)).toEqual(VARIANT);
});

test.each([380, 600, 1024, 2048, 4096])("[MEDIA-01] a picture is made %i px wide", (width) => {
  expect(readImageName(NAME.replace("1024", String(width)))?.size).toBe(width);
});

test.each([
  ["another width", "0123456789abcdef/1023/covers/a.svg.avif"],
  ["another format", "0123456789abcdef/1024/covers/a.svg.gif"],
  ["an original that is no picture", "0123456789abcdef/1024/manuals/a.pdf.png"],
  ["no version", "covers/a.svg.png"],
  ["a version that is none", "0123456789ABCDEF/1024/covers/a.svg.png"],
  ["nothing but the format", "0123456789abcdef/1024/.png"],
])("%s names no picture", (_, name) => {
  expect(readImageName(name)).toBeNull();
});
