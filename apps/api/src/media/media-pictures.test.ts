import { expect, test } from "vitest";
import { createFindPicture } from "./media-pictures.ts";

const sha256 = "0123456789abcdef".repeat(4);
const findPicture = createFindPicture([
  { path: "photos/a b.jpg", sha256, width: 500, height: 300, dominantColour: "#102030" },
  { path: "logo.svg", sha256, width: 44, height: 44, dominantColour: null },
  { path: "manuals/a.html", sha256 },
]);

test("[MEDIA-01] a photograph is found by its address, with its size, colour and formats", () => {
  const photo = {
    address: "/media/photos/a%20b.jpg?v=0123456789abcdef",
    width: 500,
    height: 300,
    dominantColour: "#102030",
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: [
        `/media/images/0123456789abcdef/380/photos/a%20b.jpg.${format} 380w`,
        `/media/images/0123456789abcdef/600/photos/a%20b.jpg.${format} 500w`,
      ].join(", "),
    })),
  };
  expect(findPicture("/media/photos/a%20b.jpg")).toEqual(photo);
  expect(findPicture("/media/photos/a%20b.jpg?v=0123456789abcdef")).toEqual(photo);
});

test("a drawing has one file, and one that lets its background through has no colour", () => {
  expect(findPicture("/media/logo.svg")).toMatchObject({ width: 44, sources: [], dominantColour: null });
});

test.each(["/media/manuals/a.html", "/media/photos/b.jpg", "https://elsewhere.example/logo.svg"])(
  "%s is no picture of the shop",
  (address) => {
    expect(findPicture(address)).toBeNull();
  },
);
