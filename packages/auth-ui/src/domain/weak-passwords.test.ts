import { expect, test } from "vitest";
import { weakPasswordList } from "./weak-password-list.ts";
import { createWeakPasswordCheck, isWeakPassword } from "./weak-passwords.ts";

const isWeak = createWeakPasswordCheck();

test("the list has at least a thousand entries, all in lower case", () => {
  const entries = [...weakPasswordList()];
  expect(entries.length).toBeGreaterThanOrEqual(1000);
  expect(entries.filter((entry) => entry !== entry.toLowerCase())).toEqual([]);
});

test.each([
  "password",
  "PASSWORD",
  "Password1",
  "Passw0rd!",
  "P@ssw0rd123",
  "dragon2024",
  "!!sunshine!!",
  "iloveyou1",
  "1q2w3e4r",
  "letmein123",
  "aaaaaaaa",
  "12341234",
  "lolalola",
  "12345678",
  "987654321",
  "qwertyuiop",
  "poiuytrewq",
  "abcdefgh12345678",
  "stratocaster",
  "Passwort2026",
])("[SAFE-08] %s is known to be weak", (password) => {
  expect(isWeak(password)).toBe(true);
});

test.each(["Measured-Room-42", "correct horse battery", "xK9#mv2Lq", "Valve-Amber-2026", "ohm watt volt ampere"])(
  "%s isn't on the list",
  (password) => {
    expect(isWeak(password)).toBe(false);
  },
);

test.each(["lovelace7", "ada.lovelace", "Lovelace-1815", "adalovelace"])(
  "%s is little more than the person's own name or address",
  (password) => {
    const person = { emailAddress: "ada.lovelace@example.com", firstName: "Ada", lastName: "Lovelace" };
    expect([isWeakPassword(password, person), isWeakPassword(password)]).toEqual([true, false]);
  },
);

test("a name inside a password that is long enough without it is no guess", () => {
  expect(isWeak("lovelace-xK9#mv2Lq", { lastName: "Lovelace" })).toBe(false);
});

test.each([
  ["dragon2024!!", true],
  ["dragon2024!!!", false],
])("six signs around a common word leave it a guess, seven don't: %s", (password, expected) => {
  expect(isWeak(password)).toBe(expected);
});

test.each([
  ["Bach", "bach-185", true],
  ["Orf", "orf-1895", false],
])("a part of a name counts from four letters on: %s in %s", (lastName, password, expected) => {
  expect(isWeak(password, { lastName })).toBe(expected);
});
