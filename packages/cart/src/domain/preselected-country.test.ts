import { expect, test } from "vitest";
import { preselectedCountry } from "./preselected-country.ts";

test.each([
  ["DE", ["de", "de-DE"], "DE"],
  ["DE", ["en", "de-DE"], "DE"],
  ["DE", ["de"], "DE"],
  ["US", ["en", "en-US"], "US"],
  ["JP", ["ja"], "JP"],
  // Another region is named, by the page or by the browser.
  ["US", ["de", "de-DE"], null],
  ["US", ["de", "en-US"], null],
  ["DE", ["en", "en-US"], null],
  ["DE", ["ja"], null],
  ["DE", ["ja", "de-DE"], null],
  ["DE", ["de", "de-AT"], null],
  ["DE", ["fr"], null],
  // Nothing is known.
  ["DE", ["en"], null],
  ["DE", [], null],
  ["DE", ["", "not a tag!"], null],
])("[LAW-01] of the proposal %s, for a page and browser in %j, %s is preselected", (proposed, languages, country) => {
  expect(preselectedCountry({ proposed, lastOrder: null, languages })).toBe(country);
});

test.each([
  ["AT", []],
  ["AT", ["en", "en-US"]],
  ["AT", ["de", "de-DE"]],
])("[LAW-01] the country of the account's last order, %s, is preselected in %j too", (lastOrder, languages) => {
  expect(preselectedCountry({ proposed: "DE", lastOrder, languages })).toBe(lastOrder);
});
