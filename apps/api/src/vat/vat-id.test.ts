import { describe, expect, test } from "vitest";
import { readVatId } from "./vat-id.ts";

describe("[LAW-07] a VAT id of the right form and proof is taken, as an invoice shows it", () => {
  test.each([
    ["AT", "ATU13585627"],
    ["BE", "BE0428759497"],
    ["BG", "BG175074752"],
    ["BG", "BG7523169263"],
    ["CY", "CY10259033P"],
    ["CZ", "CZ25123891"],
    ["CZ", "CZ7103192745"],
    ["CZ", "CZ640903926"],
    ["DE", "DE136695976"],
    ["DK", "DK13585628"],
    ["EE", "EE100931558"],
    ["ES", "ES54362315K"],
    ["ES", "ESX2482300W"],
    ["ES", "ESJ99216582"],
    ["FI", "FI20774740"],
    ["FR", "FR40303265045"],
    ["FR", "FRK7399859412"],
    ["GR", "EL094259216"],
    ["HR", "HR33392005961"],
    ["HU", "HU12892312"],
    ["IE", "IE6433435F"],
    ["IE", "IE6433435OA"],
    ["IE", "IE8D79739I"],
    ["IT", "IT00743110157"],
    ["LT", "LT119511515"],
    ["LT", "LT100001919017"],
    ["LU", "LU15027442"],
    ["LV", "LV40003521600"],
    ["LV", "LV16117519997"],
    ["MT", "MT11679112"],
    ["NL", "NL004495445B01"],
    ["NL", "NL123456789B13"],
    ["PL", "PL8567346215"],
    ["PT", "PT501964843"],
    ["RO", "RO18547290"],
    ["SE", "SE123456789701"],
    ["SI", "SI50223054"],
    ["SK", "SK2022749619"],
  ])("%s: %s", (country, id) => {
    expect(readVatId(country, id)).toBe(id);
    expect(readVatId(country, id.slice(2))).toBe(id);
  });

  test.each([
    ["DE", "de 136 695 976", "DE136695976"],
    ["NL", "nl.0044.95.445.b.01", "NL004495445B01"],
    ["GR", "EL-094259216", "EL094259216"],
    ["ES", "x-2482300-w", "ESX2482300W"],
  ])("%s, typed '%s'", (country, typed, id) => {
    expect(readVatId(country, typed)).toBe(id);
  });
});

describe("[LAW-07] what can't be one of that country is refused", () => {
  test.each([
    ["a digit that doesn't prove", "DE", "DE136695978"],
    ["a digit that doesn't prove", "AT", "ATU13585626"],
    ["a digit that doesn't prove", "BE", "BE0428759498"],
    ["a digit that doesn't prove", "BG", "BG175074751"],
    ["a digit that doesn't prove", "BG", "BG7523169264"],
    ["a letter that doesn't prove", "CY", "CY10259033Z"],
    ["a digit that doesn't prove", "CZ", "CZ25123890"],
    ["a digit that doesn't prove", "CZ", "CZ7103192746"],
    ["a digit that doesn't prove", "CZ", "CZ640903927"],
    ["a digit that doesn't prove", "EE", "EE100931559"],
    ["a digit that doesn't prove", "GR", "EL094259217"],
    ["a digit that doesn't prove", "HU", "HU12892313"],
    ["a letter that doesn't prove", "IE", "IE6433435E"],
    ["a letter that doesn't prove", "IE", "IE8D79738J"],
    ["a digit that doesn't prove", "LT", "LT119511516"],
    ["a digit that doesn't prove", "LT", "LT100001919018"],
    ["a digit that doesn't prove", "LV", "LV40003521601"],
    ["a digit that doesn't prove", "LV", "LV16117519998"],
    ["a digit that doesn't prove", "MT", "MT11679113"],
    ["a digit that doesn't prove", "RO", "RO18547291"],
    ["a digit that doesn't prove", "SI", "SI50223055"],
    ["a digit that doesn't prove", "SK", "SK2022749618"],
    ["a digit that doesn't prove", "DK", "DK13585627"],
    ["a letter that doesn't prove", "ES", "ES54362315Z"],
    ["a digit that doesn't prove", "FI", "FI20774741"],
    ["a key that doesn't prove", "FR", "FR84323140391"],
    ["a digit that doesn't prove", "HR", "HR33392005962"],
    ["a digit that doesn't prove", "IT", "IT00743110158"],
    ["a digit that doesn't prove", "LU", "LU15027443"],
    ["neither proof", "NL", "NL123456789B90"],
    ["a digit that doesn't prove", "PL", "PL8567346216"],
    ["a digit that doesn't prove", "PT", "PT501964842"],
    ["a digit that doesn't prove", "SE", "SE123456789101"],
    ["too short", "DE", "DE13669597"],
    ["another country's", "FR", "DE136695976"],
    ["nothing but the country", "IT", "IT"],
    ["nothing", "DE", ""],
    ["a country that has none", "US", "US123456789"],
  ])("%s: %s %s", (_why, country, id) => {
    expect(readVatId(country, id)).toBeNull();
  });
});
