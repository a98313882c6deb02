import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { AUTH_FAILURES, CONTACT_FAILURES } from "../failures.ts";
import { messages } from "./index.ts";

test.each(["de", "ja"] as const)("the texts in %s have the keys and placeholders of the English ones", (locale) => {
  expect(differencesBetween(messages.en, messages[locale])).toEqual([]);
});

test("every failure code has its text", () => {
  expect([...AUTH_FAILURES, ...CONTACT_FAILURES].filter((code) => !messages.en[code])).toEqual([]);
});

test("the shop is logged in to and out of, and written to by email; the dialog alone is called Sign In, as the requirements name it", () => {
  const { en, de, ja } = messages;
  const otherwise = Object.entries(en).filter(([, text]) =>
    /\bsign(ed|ing)?[ -](you )?(in|out)\b|\be-mail/i.test(text),
  );
  const ofTheDialog = otherwise.filter(([key]) => key.startsWith("signIn.") || key === "auth.signInUnable");
  expect(otherwise).toEqual(ofTheDialog);
  expect(Object.entries(de).filter(([, text]) => /(?<!E-)\bMail|[Ll]ogin|logg/.test(text))).toEqual([]);
  expect(Object.entries(ja).filter(([, text]) => /サイン(イン|アウト)|アクティベーション/.test(text))).toEqual([]);
});
