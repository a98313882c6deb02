import { ok } from "@shop/kernel";
import { describe, expect, test } from "vitest";
import { type CountryRate, decideTax, findTaxClaim } from "./tax-treatment.ts";
import type { VatIdCheck } from "./vat-id-check.ts";

const RATES: readonly CountryRate[] = [
  { country: "DE", rateBasisPoints: 1900, isEu: true },
  { country: "FR", rateBasisPoints: 2000, isEu: true },
  { country: "US", rateBasisPoints: 0, isEu: false },
];
const claim = (place: Parameters<typeof findTaxClaim>[0]) => findTaxClaim(place, "DE", RATES);
const personal = { claimsReverseCharge: false, company: null, vatId: null };
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
    expect(claim(place)).toEqual(ok(treatment));
  });
});

describe("[LAW-07] a business with a VAT id", () => {
  test("in another EU country claims that it owes the tax itself", () => {
    expect(claim({ country: "FR", company: "Studio SARL", vatId: "40 303 265 045" })).toEqual(
      ok({ country: "FR", rateBasisPoints: 2000, claimsReverseCharge: true, company: "Studio SARL", vatId: FRENCH }),
    );
  });
  test("in the seller's own country pays the tax", () => {
    expect(claim({ country: "DE", vatId: "DE136695976" })).toMatchObject({
      value: { claimsReverseCharge: false, vatId: "DE136695976" },
    });
  });
  test("outside the EU has it noted, as it was typed", () => {
    expect(claim({ country: "US", vatId: "12-3456789" })).toMatchObject({
      value: { claimsReverseCharge: false, vatId: "12-3456789" },
    });
  });
});

describe("[LAW-07] the tax of a business that claims reverse charge", () => {
  const business = { country: "FR", rateBasisPoints: 2000, company: null, vatId: FRENCH };
  const checked = (outcome: VatIdCheck["outcome"]): VatIdCheck => ({
    ...{ outcome, checkedAt: "2026-01-15T12:00:00.000Z", consultationNumber: null, name: null },
  });
  test.each([
    ["valid", true],
    ["invalid", false],
    ["unavailable", false],
    ["notAsked", false],
  ] as const)("whose id is %s: taken out is %s", (outcome, isReverseCharge) => {
    expect(decideTax({ ...business, claimsReverseCharge: true }, checked(outcome))).toEqual({
      ...{ ...business, isReverseCharge, vatIdCheck: checked(outcome) },
    });
  });
  test("without any check is charged", () => {
    expect(decideTax({ ...business, claimsReverseCharge: true }, null)).toMatchObject({ isReverseCharge: false });
  });
  test("a valid id takes nothing out where nothing is claimed", () => {
    const home = { ...business, country: "DE", claimsReverseCharge: false };
    expect(decideTax(home, checked("valid"))).toMatchObject({ isReverseCharge: false, vatIdCheck: null });
  });
});

describe("is refused", () => {
  test.each([
    ["a country that isn't on the list", { country: "XX" }, "checkout.countryUnknown"],
    ["an id of another country", { country: "FR", vatId: "DE136695976" }, "checkout.vatIdInvalid"],
    ["an id that doesn't prove, at home too", { country: "DE", vatId: "DE136695978" }, "checkout.vatIdInvalid"],
  ])("%s", (_what, place, code) => {
    expect(claim(place)).toMatchObject({ isOk: false, failure: { code } });
  });
});
