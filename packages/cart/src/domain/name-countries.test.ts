import { expect, it } from "vitest";
import { nameCountries } from "./name-countries.ts";

it.each([
  ["en", ["Austria", "Germany", "Sweden", "XZ"]],
  ["de", ["Deutschland", "Österreich", "Schweden", "XZ"]],
  ["ja", ["オーストリア", "スウェーデン", "ドイツ", "XZ"]],
])("countries are named and ordered in %s; one without a name is its code", (language, names) => {
  const named = nameCountries(["DE", "XZ", "AT", "SE"], language).map(({ name }) => name);
  expect([...named].sort()).toEqual([...names].sort());
  expect(named.filter((name) => name !== "XZ")).toEqual(names.filter((name) => name !== "XZ"));
});
