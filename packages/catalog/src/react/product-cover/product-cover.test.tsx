// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProductCover } from "./product-cover.tsx";

afterEach(cleanup);

const DRAWN = { dark: "/media/cab-dark.svg", light: "/media/cab-light.svg", width: 1600, height: 900, alt: "A cab" };
const sourcesOf = (name: string) => ({
  ...{ type: "image/avif", srcSet: `/media/${name}?size=600 600w, /media/${name}?size=1024 1024w` },
});
const PHOTOGRAPHED = {
  ...DRAWN,
  ...{ dark: "/media/dark.jpg", light: "/media/light.jpg" },
  sources: { dark: [sourcesOf("dark.jpg")], light: [sourcesOf("light.jpg")] },
};

test("[MEDIA-02] a photographed cover offers each theme's formats and widths, and says how wide it is shown", () => {
  render(<ProductCover product={{ name: "faCab", featuredMedia: PHOTOGRAPHED }} sizes="20rem" />);
  const offered = screen.getAllByAltText("A cab").map((image) => {
    const source = image.closest("picture")?.querySelector("source");
    return [image.getAttribute("src"), source?.type, source?.srcset, source?.sizes];
  });
  expect(offered).toEqual([
    ["/media/dark.jpg", "image/avif", "/media/dark.jpg?size=600 600w, /media/dark.jpg?size=1024 1024w", "20rem"],
    ["/media/light.jpg", "image/avif", "/media/light.jpg?size=600 600w, /media/light.jpg?size=1024 1024w", "20rem"],
  ]);
});

test("[MEDIA-02] a drawn cover is one file for each theme; only the first of a page is fetched at once", () => {
  const { container } = render(<ProductCover product={{ name: "faCab", featuredMedia: DRAWN }} isFirst />);
  expect(container.querySelector("source")).toBeNull();
  expect(screen.getAllByAltText("A cab").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});
