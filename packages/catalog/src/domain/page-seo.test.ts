import { expect, test } from "vitest";
import { readPageSeo } from "./page-seo.ts";

test("[ROUTE-16] what an editor states is taken over, and nothing else of the plug-in's record", () => {
  const wire = {
    title: "faGainTrim | Shop",
    description: " Trims gain. ",
    canonical: "https://shop.example/products/plugins/fagaintrim",
    og_image: [{ url: "https://cms.example/wide.png", width: 1200, height: 630, type: "image/png" }],
    og_locale: "en_US",
    schema: { "@graph": [] },
  };
  expect(readPageSeo(wire)).toEqual({
    title: "faGainTrim | Shop",
    description: "Trims gain.",
    canonical: "https://shop.example/products/plugins/fagaintrim",
    image: { url: "https://cms.example/wide.png", width: 1200, height: 630 },
  });
});

test.each([
  ["nothing", {}],
  ["blanks", { title: " ", description: "", canonical: "" }],
  ["no picture", { og_image: [] }],
  ["a picture of unknown size", { og_image: [{ url: "/a.png" }, { url: "/b.png", width: 0, height: 10 }] }],
])("[ROUTE-16] %s states nothing", (_case, wire) => {
  expect(readPageSeo(wire)).toEqual({});
});
