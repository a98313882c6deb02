// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const SOURCES = [
  { type: "image/avif", srcSet: "/600.avif 600w, /1024.avif 1024w" },
  { type: "image/webp", srcSet: "/600.webp 600w, /1024.webp 1024w" },
];

test("[MEDIA-01] a picture offers AVIF, WebP and the original, in this order", () => {
  const { container } = render(<Picture src="/a.jpg" alt="A cab" sources={SOURCES} sizes="50vw" />);
  const sources = [...container.querySelectorAll("picture > source")];
  expect(sources.map((source) => [source.getAttribute("type"), source.getAttribute("srcset")])).toEqual([
    ["image/avif", "/600.avif 600w, /1024.avif 1024w"],
    ["image/webp", "/600.webp 600w, /1024.webp 1024w"],
  ]);
  expect(sources.map((source) => source.getAttribute("sizes"))).toEqual(["50vw", "50vw"]);
  const image = screen.getByRole("img", { name: "A cab" });
  expect(image.getAttribute("src")).toBe("/a.jpg");
  expect(image.parentElement?.lastElementChild).toBe(image);
});

test("[MEDIA-02] a picture is fetched when it comes near the view, and its place is reserved, 16 by 9 by default", () => {
  render(<Picture src="/a.jpg" alt="One" />);
  render(<Picture src="/b.jpg" alt="Two" width={300} height={200} />);
  const attributesOf = (name: string) => {
    const image = screen.getByRole("img", { name });
    return ["loading", "decoding", "width", "height", "fetchpriority"].map((attribute) =>
      image.getAttribute(attribute),
    );
  };
  expect(attributesOf("One")).toEqual(["lazy", "async", "16", "9", null]);
  expect(attributesOf("Two")).toEqual(["lazy", "async", "300", "200", null]);
  expect(document.querySelector("link")).toBeNull();
});

test("[MEDIA-02] the one at the head of a page is preloaded in its best format, with high priority", () => {
  const markup = renderToStaticMarkup(<Picture src="/a.jpg" alt="A cab" sources={SOURCES} sizes="50vw" isHero />);
  expect(markup).not.toContain("lazy");
  expect(markup).toMatch(/<img[^>]* fetchpriority="high"/i);
  const [link = ""] = /<link[^>]*>/.exec(markup) ?? [];
  for (const part of [
    'rel="preload"',
    'as="image"',
    'type="image/avif"',
    'imagesizes="50vw"',
    'fetchpriority="high"',
  ]) {
    expect(link.toLowerCase()).toContain(part);
  }
  expect(link).toContain('"/600.avif 600w, /1024.avif 1024w"');
});

test("its place has its colour until it has arrived, without a style attribute", () => {
  const markup = renderToStaticMarkup(<Picture src="/a.jpg" alt="" colour="#102030" />);
  expect(markup).toContain('fill="#102030"');
  expect(markup).not.toContain("style=");
  expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="" colour={null} />)).not.toContain("svg");
});
