import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { manyLoginsMail } from "./many-logins.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const NOTICED_AT = new Date("2026-01-15T13:05:00Z");

const TIMES = { en: "15 January 2026 at 13:05", de: "15. Januar 2026 um 13:05", ja: "2026年1月15日 13:05" } as const;

const PASSWORD_PAGES = {
  en: "https://shop.example/account/password",
  de: "https://shop.example/de/account/password",
  ja: "https://shop.example/ja/account/password",
} as const;

test.each(LOCALES)(
  "[SAFE-20] the mail about many failed logins in %s says how many, until when and whom to write to, and leads to a new password",
  (locale) => {
    const contact = "team@shop.example";
    const mail = manyLoginsMail(SETTINGS, { locale, name: "Ada", tries: 37, noticedAt: NOTICED_AT, contact });
    for (const part of ["Ada", "37", TIMES[locale], contact]) expect(mail.text).toContain(part);
    expect(mail.text.match(/https?:\S+/g)).toEqual([PASSWORD_PAGES[locale], "https://shop.example"]);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);
