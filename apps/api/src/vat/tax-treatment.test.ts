import { ok } from "@shop/kernel";
import { describe, expect, test } from "vitest";
import { type CountryRate, findTaxTreatment } from "./tax-treatment.ts";

const RATES: readonly CountryRate[] = [
  { country: "DE", rateBasisPoints: 1900, isEu: true },
  { country: "FR", rateBasisPoints: 2000, isEu: true },
  { country: "US", rateBasisPoints: 0, isEu: false },
];
const treat = (place: Parameters<typeof findTaxTreatment>[0]) => findTaxTreatment(place, "DE", RATES);
const personal = { isReverseCharge: false, company: null, vatId: null };
const FRENCH = "FR40303265045";

describe("[LAW-07] an order is taxed by the country that the buyer names:", () => {
  test.each([
    ["nothing named: the seller's", {}, { country: "DE", rateBasisPoints: 1900, ...personal }],
    ["another EU country: its rate", { country: "FR" }, { country: "FR", rateBasisPoints: 2000, ...personal }],
    ["small letters", { country: "fr" }, { country: "FR", rateBasisPoints: 2000, ...personal }],
    ["an export: none", { country: "US" }, { country: "US", rateBasisPoints: 0, ...personal }],
    [
      "fields left empty",
      { country: "", company: " ", vatId: "" },
      { country: "DE", rateBasisPoints: 1900, ...personal },
    ],
    [
      "a company without an id pays as a person does",
      { country: "FR", company: "Studio SARL" },
      { country: "FR", rateBasisPoints: 2000, ...personal, company: "Studio SARL" },
    ],
  ])("%s", (_what, place, treatment) => {
    expect(treat(place)).toEqual(ok(treatment));
  });
});

describe("[LAW-07] a business with a VAT id", () => {
  test("in another EU country owes the tax itself", () => {
    expect(treat({ country: "FR", company: "Studio SARL", vatId: "40 303 265 045" })).toEqual(
      ok({ country: "FR", rateBasisPoints: 2000, isReverseCharge: true, company: "Studio SARL", vatId: FRENCH }),
    );
  });
  test("in the seller's own country pays the tax", () => {
    expect(treat({ country: "DE", vatId: "DE136695976" })).toMatchObject({
      value: { isReverseCharge: false, vatId: "DE136695976" },
    });
  });
  test("outside the EU has it noted, as it was typed", () => {
    expect(treat({ country: "US", vatId: "12-3456789" })).toMatchObject({
      value: { isReverseCharge: false, vatId: "12-3456789" },
    });
  });
});

describe("is refused", () => {
  test.each([
    ["a country that isn't on the list", { country: "XX" }, "checkout.countryUnknown"],
    ["an id of another country", { country: "FR", vatId: "DE136695976" }, "checkout.vatIdInvalid"],
    ["an id that doesn't prove, at home too", { country: "DE", vatId: "DE136695978" }, "checkout.vatIdInvalid"],
  ])("%s", (_what, place, code) => {
    expect(treat(place)).toMatchObject({ isOk: false, failure: { code } });
  });
});
