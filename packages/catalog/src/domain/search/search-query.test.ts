import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch } from "./parse-search.ts";
import { printSearch, searchAddress } from "./print-search.ts";
import { SEARCH_PARAMETERS } from "./search-parameters.ts";
import { EMPTY_SEARCH, isNarrowed, NO_CHOICES, type SearchQuery, toggleChoice } from "./search-query.ts";
import { searchRequest } from "./search-request.ts";

const parse = (search: string) => parseSearch(new URLSearchParams(search));
const build = (values: Partial<SearchQuery>): SearchQuery => ({ ...EMPTY_SEARCH, ...values });

test("[CAT-10] everything that can be searched for is in the address", () => {
  const address =
    "q=tight+metal&kind=samplepack&sound=tight&sound=scooped&cabinet=4x12&back=closed&format=KEMPER&platform=mac&owned=no&from=10&to=29.5&currency=USD&sort=price&page=2";
  expect(parse(address)).toEqual({
    ignored: [],
    query: {
      text: "tight metal",
      choices: {
        kind: ["samplepack"],
        sound: ["tight", "scooped"],
        cabinet: ["4x12"],
        back: ["closed"],
        format: ["KEMPER"],
        platform: ["mac"],
        owned: ["no"],
      },
      priceFromMinor: 1000,
      priceToMinor: 2950,
      currency: "USD",
      sort: "price",
      nearTo: null,
      page: 2,
    },
  });
  expect(printSearch(parse(address).query).toString()).toBe(address);
});

test("[CAT-10] the order by what is nearest names the product, and neither means anything alone", () => {
  const query = build({ sort: "nearest", nearTo: "fair-doom-cellar" });
  expect(parse("near=faIR-Doom-Cellar&sort=nearest")).toEqual({ query, ignored: [] });
  expect(printSearch(query).toString()).toBe("sort=nearest&near=fair-doom-cellar");
  expect(searchRequest(query)).toMatchObject({ sort: "nearest", near_to: "fair-doom-cellar" });
  expect(parse("sort=nearest")).toEqual({ query: EMPTY_SEARCH, ignored: ["sort"] });
  expect(parse("sort=name&near=fair-doom-cellar")).toEqual({ query: build({ sort: "name" }), ignored: ["near"] });
  expect(parse("sort=nearest&near=a/b")).toEqual({ query: EMPTY_SEARCH, ignored: ["near", "sort"] });
});

test("[CAT-10] an address without parameters is the whole list, and the whole list has none", () => {
  expect(parse("")).toEqual({ query: EMPTY_SEARCH, ignored: [] });
  expect(searchAddress("/products", EMPTY_SEARCH)).toBe("/products");
  expect(parse("q=&kind=&from=&to=&currency=EUR&sort=best&page=1")).toEqual({ query: EMPTY_SEARCH, ignored: [] });
  expect(parse("utm_source=mail&fbclid=1")).toEqual({ query: EMPTY_SEARCH, ignored: [] });
});

test.each([
  ["kind=amp&kind=plugin", { choices: { ...NO_CHOICES, kind: ["plugin"] } }, "kind"],
  ["cabinet=4x1200", {}, "cabinet"],
  ["cabinet=0x12", {}, "cabinet"],
  ["format=ALL", {}, "format"],
  ["from=-5", {}, "from"],
  ["to=1e9", {}, "to"],
  ["to=10000000.01", {}, "to"],
  ["currency=GBP", {}, "currency"],
  ["sort=rating", {}, "sort"],
  ["page=0", {}, "page"],
  ["page=1001", {}, "page"],
  ["q=%00", {}, "q"],
] as const)("[CAT-10] of %s what means nothing is left out and reported", (address, values, ignored) => {
  expect(parse(address)).toEqual({ query: build(values), ignored: [ignored] });
});

test("[CAT-10] amounts are read with either decimal sign, and words in one line of a hundred characters", () => {
  expect(parse("from=9,50&to=0").query).toMatchObject({ priceFromMinor: 950, priceToMinor: 0 });
  expect(parse("q=%20a%09b%0Ac%20").query.text).toBe("a b c");
  expect(parse(`q=${"x".repeat(200)}`).query.text).toHaveLength(100);
  expect(parse(`q=${"x".repeat(99)}${encodeURIComponent("𝄞")}`).query.text).toBe("x".repeat(99));
});

test("[CAT-10] no address throws, and what is read of it is printed and read as the same", () => {
  const parameter = fc.tuple(
    fc.constantFrom(...SEARCH_PARAMETERS),
    fc.oneof(fc.string(), fc.constantFrom("plugin", "2")),
  );
  fc.assert(
    fc.property(fc.array(parameter), (parameters) => {
      const { query } = parseSearch(new URLSearchParams(parameters));
      const again = parseSearch(printSearch(query));
      const hasPrice = query.priceFromMinor !== null || query.priceToMinor !== null || query.sort === "price";
      expect(again).toEqual({ query: hasPrice ? query : { ...query, currency: "EUR" }, ignored: [] });
    }),
    { numRuns: 200 },
  );
});

test("[CAT-10] a choice is made and taken back, and leads to the first page", () => {
  const second = build({ page: 2 });
  const chosen = toggleChoice(second, "sound", "tight");
  expect(chosen).toEqual(build({ choices: { ...NO_CHOICES, sound: ["tight"] } }));
  expect(toggleChoice(chosen, "sound", "tight")).toEqual(EMPTY_SEARCH);
});

test("[CAT-10] a list is narrowed by words, a choice or a bound of the price, not by its order", () => {
  expect(isNarrowed(build({ sort: "name", page: 2, currency: "JPY" }))).toBe(false);
  expect(isNarrowed(build({ text: "a" }))).toBe(true);
  expect(isNarrowed(toggleChoice(EMPTY_SEARCH, "back", "open"))).toBe(true);
  expect(isNarrowed(build({ priceToMinor: 0 }))).toBe(true);
});

test("[CAT-10] [ROUTE-05] the call asks for 24 products of the list's kind, whatever kind the address says", () => {
  const query = build({ text: "tight", choices: { ...NO_CHOICES, kind: ["bundle"], back: ["open"] } });
  expect(searchRequest(query, "plugin")).toEqual({
    text: "tight",
    choices: { kind: ["plugin"], back: ["open"] },
    price_from_minor: null,
    price_to_minor: null,
    currency: "EUR",
    sort: "best",
    page: 1,
    page_size: 24,
  });
  expect(searchRequest(EMPTY_SEARCH).choices).toEqual({});
});
