// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { FirstPair } from "./first-pair.tsx";
import { compareTexts } from "./messages/index.ts";
import type { OfferedPair } from "./offered-pairs.server.ts";
import { OfferedPairs } from "./offered-pairs.tsx";

afterEach(cleanup);

const texts = compareTexts.en;

const pair = (reason: OfferedPair["reason"], names: readonly [string, string], curve: readonly number[] | null) => {
  const [one, other] = names.map((name) => ({ product: { name, featuredMedia: null }, curve }));
  if (!one || !other) throw new Error("A pair has two products.");
  const apart = curve ? "1.6 dB apart" : null;
  return { href: `/compare?products=${names.join(",")}`, reason, apart, products: [one, other] as const };
};

test("[CAT-10] an offered pair names its products, why they are a pair and how far apart they are, and leads to their comparison", async () => {
  const pairs = [pair("closest", ["doom", "rock"], [-6, 0]), pair("parts", ["align", "scope"], null)];
  await renderWithServices(<OfferedPairs pairs={pairs} texts={texts} />);
  const [packs, plugins] = screen.getAllByRole("article").map((card) => within(card));
  const link = packs?.getByRole("link", { name: "Compare doom and rock" });
  expect(link?.getAttribute("href")).toBe("/compare?products=doom,rock");
  expect(packs?.getByText("Closest in sound")).toBeTruthy();
  expect(packs?.getByText("1.6 dB apart")).toBeTruthy();
  expect(plugins?.getByText("From one bundle")).toBeTruthy();
  expect(plugins?.queryByText(/dB/)).toBeNull();
  await expectAccessible();
});

test("[CAT-10] two products can be chosen by a form of the page's address", async () => {
  const offers = ["doom", "rock", "jazz"].map((slug) => ({ slug, name: slug }));
  await renderWithServices(<FirstPair offers={offers} texts={texts} />);
  const fields = ["Product A", "Product B"].map((name) => screen.getByRole<HTMLSelectElement>("combobox", { name }));
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ["products", "doom"],
    ["products", "rock"],
  ]);
  expect(fields[0]?.form?.getAttribute("action")).toBe("/compare");
  expect(screen.getByRole("button", { name: "Compare" })).toBeTruthy();
  await expectAccessible();
});
