import fc from "fast-check";
import { expect, test } from "vitest";
import { placesOf } from "./places-of.ts";

type Act = Parameters<typeof placesOf>[0][number];

/** So many purchases from a country, each by a person of its own. */
function from(country: string | null, people: number, type: Act["type"] = "shop"): Act[] {
  return Array.from({ length: people }, (_, index) => ({ type, country, person: `${country}-${index}` }));
}

test.each<[string, readonly Act[], ReadonlyArray<string | null>]>([
  ["five from Germany", from("DE", 5), Array(5).fill("DE")],
  ["four from Germany", from("DE", 4), Array(4).fill(null)],
  ["four from Germany and one from France", [...from("DE", 4), ...from("FR", 1)], Array(5).fill("150")],
  [
    "five from Germany and four from France",
    [...from("DE", 5), ...from("FR", 4)],
    [...Array(5).fill("DE"), ...Array(4).fill(null)],
  ],
  ["five from the United States", from("US", 5), Array(5).fill("US")],
  ["four from the United States and one from Japan", [...from("US", 4), ...from("JP", 1)], Array(5).fill(null)],
  ["five from nowhere known", from(null, 5), Array(5).fill(null)],
  ["four purchases and a review from Germany", [...from("DE", 4), ...from("DE", 1, "review")], Array(5).fill(null)],
])("[ENGAGE-02] of %s, each gets a place that five people share", (_what, acts, places) => {
  expect(placesOf(acts)).toEqual(places);
});

test("[ENGAGE-02] one customer who buys five times isn't five people", () => {
  expect(placesOf(Array(5).fill({ type: "shop", country: "DE", person: "ada" }))).toEqual(Array(5).fill(null));
});

test("[ENGAGE-02] whatever happened, no place is shared by fewer than five people, and none is another country's", () => {
  const act = fc.record({
    type: fc.constantFrom<Act["type"]>("download", "review", "shop"),
    person: fc.constantFrom(..."abcdefgh"),
    country: fc.option(fc.constantFrom("DE", "FR", "US"), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const places = placesOf(acts);
      acts.forEach(({ type, country }, index) => {
        const place = places[index];
        if (place === null) return;
        const alike = acts.filter((other, at) => other.type === type && places[at] === place);
        expect(new Set(alike.map(({ person }) => person)).size).toBeGreaterThanOrEqual(5);
        expect(place === country || (place === "150" && country !== "US")).toBe(true);
      });
    }),
  );
});
