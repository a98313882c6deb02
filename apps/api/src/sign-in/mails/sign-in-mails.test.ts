import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { alreadyRegisteredMail } from "./already-registered.ts";
import { passwordChangedMail } from "./password-changed.ts";
import { resetPasswordMail } from "./reset-password.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const URL = "https://shop.example/?action=reset&id=1&key=2";

const ACCOUNTS = {
  en: "https://shop.example/account",
  de: "https://shop.example/de/account",
  ja: "https://shop.example/ja/account",
} as const;

const CHANGED_AT = new Date("2026-01-15T13:05:00Z");

const TIMES = { en: "15 January 2026 at 13:05", de: "15. Januar 2026 um 13:05", ja: "2026年1月15日 13:05" } as const;

test.each(LOCALES)(
  "[SAFE-07] the mail to the owner of an account in %s leads to the login, in that language, and contains no link that would change anything",
  (locale) => {
    const mail = alreadyRegisteredMail(SETTINGS, { locale, name: "Ada" });
    expect(mail.text).toContain("Ada");
    expect(mail.text.match(/https?:\S+/g)).toEqual([ACCOUNTS[locale], "https://shop.example"]);
    expect(mail.text).not.toMatch(/\{\w+\}/);
  },
);

test.each(LOCALES)("[AUTH-14] the reset mail in %s names the person, the link and how long it lasts", (locale) => {
  const about = { locale, name: "Ada", url: URL, lifeHours: 37 };
  const mail = resetPasswordMail(SETTINGS, { ...about, isActive: true });
  expect(mail.subject).toContain("Test Shop");
  for (const part of ["Ada", URL, "37"]) expect(mail.text).toContain(part);
  expect(mail.html).toContain(URL.replaceAll("&", "&amp;"));
  expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  const waiting = resetPasswordMail(SETTINGS, { ...about, isActive: false });
  expect(waiting.text.length).toBeGreaterThan(mail.text.length);
});

test.each(LOCALES)(
  "[SAFE-09] the mail after a reset in %s says when it was and whom to write to, and contains no secret link",
  (locale) => {
    const contact = "team@shop.example";
    const mail = passwordChangedMail(SETTINGS, { locale, name: "Ada", changedAt: CHANGED_AT, by: "link", contact });
    for (const part of ["Ada", TIMES[locale], contact]) expect(mail.text).toContain(part);
    expect(mail.text.match(/https?:\S+/g)).toEqual(["https://shop.example"]);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);

test.each(LOCALES)(
  "[ACCT-02] in %s the owner is informed that the old password was known, and no link leads anywhere",
  (locale) => {
    const about = { locale, name: "Ada", changedAt: new Date("2026-01-15T13:05:00Z"), contact: "team@shop.example" };
    const mails = (["link", "oldPassword"] as const).map((by) => passwordChangedMail(SETTINGS, { ...about, by }));
    expect(mails[0]?.text).not.toBe(mails[1]?.text);
    for (const mail of mails) {
      expect(mail.text.match(/https?:\S+/g)).toEqual(["https://shop.example"]);
      expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
    }
  },
);
