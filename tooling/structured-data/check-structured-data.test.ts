import { expect, test } from "vitest";
import { checkStructuredData } from "./check-structured-data.ts";
import { readVocabulary } from "./read-vocabulary.ts";

const vocabulary = readVocabulary();
const OFFER = {
  "@type": "Offer",
  price: "49.90",
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
  url: "https://shop.example/products/plugins/a",
};
const PRODUCT = {
  "@context": "https://schema.org",
  "@type": "Product",
  "@id": "https://shop.example/#a",
  name: "A",
  image: "https://shop.example/a.png",
  releaseDate: "2026-08-04",
  isFamilyFriendly: true,
  brand: { "@type": "Brand", name: "Farfield Audio" },
  manufacturer: { "@id": "https://shop.example/#shop" },
  offers: [OFFER, { ...OFFER, price: 7499 }],
  aggregateRating: { "@type": "AggregateRating", ratingValue: 4.6, ratingCount: 12 },
};
const check = (changes: object) => checkStructuredData({ ...PRODUCT, ...changes }, vocabulary);

test("[ROUTE-16] the check accepts what schema.org describes: inherited properties, types below a range, dates, numbers in texts", () => {
  expect(check({})).toEqual([]);
  expect(
    check({ "@type": "ProductGroup", offers: { "@type": "AggregateOffer", lowPrice: "1", offerCount: 2 } }),
  ).toEqual([]);
  const page = { "@context": "https://schema.org", "@type": "FAQPage", datePublished: "2026-08-04T00:00:00Z" };
  const answer = { "@type": "Answer", text: "Yes." };
  const mainEntity = [{ "@type": "Question", name: "Is it?", acceptedAnswer: answer }];
  expect(checkStructuredData({ ...page, mainEntity }, vocabulary)).toEqual([]);
});

test.each([
  ["a type that doesn't exist", { "@type": "Plugin" }, /there is no type Plugin/],
  ["a property of another type", { headline: "A" }, /^Product\.headline: there is no such property/],
  ["a misspelled property", { offer: OFFER }, /^Product\.offer: there is no such property/],
  ["an object of a wrong type", { brand: { "@type": "Person", name: "A" } }, /^Product\.brand: .* is none of Brand/],
  ["a nested fault", { offers: [{ ...OFFER, cost: 1 }] }, /^Product\.offers Offer\.cost: there is no such property/],
  [
    "a member that an enumeration hasn't",
    { offers: { ...OFFER, availability: "https://schema.org/Here" } },
    /Here" is none/,
  ],
  ["a text in place of an object", { brand: "Farfield" }, /^Product\.brand: "Farfield" is none of Brand/],
  ["a path in place of an address", { url: "/products" }, /^Product\.url: "\/products" is none of/],
  ["a date in words", { releaseDate: "4 August" }, /^Product\.releaseDate/],
  [
    "a text in place of a number",
    { aggregateRating: { "@type": "AggregateRating", ratingCount: "many" } },
    /ratingCount/,
  ],
  [
    "a number with a fraction in place of a whole one",
    { aggregateRating: { "@type": "AggregateRating", ratingCount: 1.5 } },
    /1\.5/,
  ],
  ["an empty text", { name: "" }, /^Product\.name/],
  ["nothing", { name: null }, /^Product\.name: null/],
  ["an empty list", { offers: [] }, /^Product\.offers: the list is empty/],
  ["another context", { "@context": "http://example.org" }, /^The context is/],
])("[ROUTE-16] the check rejects %s", (_case, changes, line) => {
  const found = check(changes);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(line);
});
