import { expect, test } from "vitest";
import { searchAddress } from "./print-search.ts";
import { type NamedChoice, suggestFilters } from "./suggest-filters.ts";

const CHOICES: readonly NamedChoice[] = [
  { facet: "kind", value: "samplepack", label: "Impulse responses" },
  { facet: "sound", value: "tight", label: "Tight" },
  { facet: "cabinet", value: "4x12", label: "4×12" },
  { facet: "back", value: "closed", label: "Geschlossen" },
  { facet: "sound", value: "bright", label: "ブライト" },
];
const suggest = (text: string) => suggestFilters(text, CHOICES).map(({ query }) => searchAddress("/products", query));

test.each([
  ["tig", ["/products?sound=tight"]],
  ["metal tight", ["/products?q=metal&sound=tight"]],
  ["4x12", ["/products?cabinet=4x12"]],
  ["responses", ["/products?kind=samplepack"]],
  ["GESCHL", ["/products?back=closed"]],
  ["t", []],
  ["metal", []],
  ["", []],
])("[CAT-10] typing %j suggests the filters that it names: %j", (text, addresses) => {
  expect(suggest(text)).toEqual(addresses);
});

test("[CAT-10] four filters are suggested at most", () => {
  const many = ["win", "wine", "wind", "window", "winter"].map((label) => ({
    facet: "platform" as const,
    value: "win",
    label,
  }));
  expect(suggestFilters("win", many)).toHaveLength(4);
});
