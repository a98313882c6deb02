import { expect, test } from "vitest";
import { imageAddress } from "./image-address.ts";

test("[MEDIA-01] a picture's address in another width and format has the version of its content", () => {
  const address = "/media/covers/famicalign-dark.svg?v=0123456789abcdef";
  expect(imageAddress(address, { size: 1200, format: "png" })).toBe(
    "/media/images/0123456789abcdef/1200/covers/famicalign-dark.svg.png",
  );
});

test.each([
  "/media/covers/famicalign-dark.svg",
  "/media/manuals/famicalign.pdf?v=0123456789abcdef",
  "https://cdn.example/media/covers/famicalign-dark.svg?v=0123456789abcdef",
  "/media/covers/famicalign-dark.svg?v=1",
])("%s has no other widths", (address) => {
  expect(imageAddress(address, { size: 600, format: "webp" })).toBeNull();
});
