import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { contactMail } from "../../contact/mails/contact.ts";
import { alreadyRegisteredMail } from "../../sign-in/mails/already-registered.ts";
import { passwordChangedMail } from "../../sign-in/mails/password-changed.ts";
import { resetPasswordMail } from "../../sign-in/mails/reset-password.ts";
import { activationMail } from "../../users/mails/activation.ts";
import { manyLoginsMail } from "../../users/mails/many-logins.ts";
import { plainName } from "./greeting.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };
const URL = "https://shop.example/?action=activation&id=1&key=2";

const ACCOUNTS = {
  en: "https://shop.example/account",
  de: "https://shop.example/de/account",
  ja: "https://shop.example/ja/account",
} as const;

const SIGNED_UP_AT = new Date("2026-01-15T13:05:00Z");
const TIMES = { en: "15 January 2026 at 13:05", de: "15. Januar 2026 um 13:05", ja: "2026年1月15日 13:05" } as const;

test.each(LOCALES)(
  "the activation mail in %s names the person, the sign-up, the link and how long it lasts",
  (locale) => {
    const mail = activationMail(SETTINGS, { locale, name: "Ada", signedUpAt: SIGNED_UP_AT, url: URL, lifeHours: 48 });
    expect(mail.subject).toContain("Test Shop");
    for (const part of ["Ada", URL, "48", TIMES[locale]]) expect(mail.text).toContain(part);
    expect(mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.html).toContain(`lang="${locale}"`);
  },
);

test.each(LOCALES)(
  "[SAFE-07] the mail to the owner of an account in %s leads to where one signs in, in that language, and holds no link that would change anything",
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
  "[SAFE-09] the mail after a reset in %s says when it was and whom to write to, and holds no secret link",
  (locale) => {
    const contact = "team@shop.example";
    const mail = passwordChangedMail(SETTINGS, { locale, name: "Ada", changedAt: SIGNED_UP_AT, by: "link", contact });
    for (const part of ["Ada", TIMES[locale], contact]) expect(mail.text).toContain(part);
    expect(mail.text.match(/https?:\S+/g)).toEqual(["https://shop.example"]);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);

test.each(LOCALES)(
  "[SAFE-20] the mail about many failed logins in %s says how many, until when and whom to write to",
  (locale) => {
    const contact = "team@shop.example";
    const mail = manyLoginsMail(SETTINGS, { locale, name: "Ada", tries: 37, noticedAt: SIGNED_UP_AT, contact });
    for (const part of ["Ada", "37", TIMES[locale], contact]) expect(mail.text).toContain(part);
    expect(mail.text.match(/https?:\S+/g)).toEqual(["https://shop.example"]);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);

test.each([
  ["Ada", "Ada"],
  ["Anne-Marie d’Arc", "Anne-Marie d’Arc"],
  ["太郎", "太郎"],
  ["win at evil.example", null],
  ["http://evil.example", null],
  ["x@evil.example", null],
  ["CALL 0900123", null],
  ["a".repeat(41), null],
  ["", null],
])("a mail repeats the name '%s' as %s", (name, expected) => {
  expect(plainName(name)).toBe(expected);
});

test("a name that carries a message is left out of the activation mail", () => {
  const about = { locale: "en", signedUpAt: SIGNED_UP_AT, url: URL, lifeHours: 48 } as const;
  const mail = activationMail(SETTINGS, { ...about, name: "Visit evil.example" });
  expect(mail.text).not.toContain("evil.example");
  expect(mail.text).toContain("Hello,");
});

test("[ACCT-09] the team's copy of a message shows who wrote it, and an empty subject as such", () => {
  const message = {
    name: "Grace",
    email: "grace@guest.example",
    subject: "",
    message: "Line\nLine",
    isCustomer: false,
  };
  const mail = contactMail(SETTINGS, message);
  expect(mail.subject).toBe("Contact: no subject");
  for (const part of ["Name: Grace", "Email: grace@guest.example", "Account: guest", "Line\nLine"]) {
    expect(mail.text).toContain(part);
  }
});
