import { MOST_RATED } from "./grow-catalogue.ts";

const PACKS = "/products/guitar-cabinet-impulse-responses";
const PRODUCT = `/products/plugins/${MOST_RATED}`;
const BEGINNINGS = ["f", "c", "m", "s", "b", "r"].flatMap((first) =>
  ["a", "e", "i", "o", "u", "l", "r", "h"].flatMap((second) =>
    ["", "b", "n", "m", "r"].map((third) => first + second + third),
  ),
);
/** Above every price: it only makes each search one that nobody has made. */
const ceiling = (sample: number) => 1000 + sample;

/** What is asked for: always the same address, or another one each time. */
export const PAGES: Readonly<Record<string, string | ((sample: number) => string)>> = {
  home: "/",
  "the whole shop": "/shop",
  "packs, first page": PACKS,
  "packs, filtered": `${PACKS}?back=open`,
  "packs, filtered as never before": (sample) => `${PACKS}?back=open&to=${ceiling(sample)}`,
  "search for a word": "/products?q=cabinet",
  "search as never before": (sample) => `/products?q=cabinet&to=${ceiling(sample)}`,
  "suggestions, always others": (sample) => `/suggestions?q=${BEGINNINGS[sample % BEGINNINGS.length]}`,
  "a product and its reviews": PRODUCT,
  "second page of its reviews": `${PRODUCT}?page=2`,
  "a pack": `${PACKS}/fair-doom-cellar`,
  "/sitemap.xml": "/sitemap.xml",
  "/llms.txt": "/llms.txt",
  "/feeds/products.xml": "/feeds/products.xml",
};
