import type { Locale } from "@shop/kernel";
import { expect, test } from "vitest";
import { contactCopyMail } from "../contact/mails/contact-copy.ts";
import { passwordChangedMail } from "../sign-in/mails/password-changed.ts";
import { newsletterConfirmMail } from "./newsletter-confirm.ts";
import { newsletterSubscribedMail } from "./newsletter-subscribed.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };
const LINK = "https://shop.example/account/newsletter?action=newsletter&id=1&key=2";
const TITLES: Readonly<Record<Locale, string>> = {
  en: "New products\nTutorials",
  de: "Neue Produkte\nAnleitungen",
  ja: "新製品\nチュートリアル",
};
const LOCALES = Object.keys(TITLES) as Locale[];

test.each(LOCALES)("[ACCT-04] in %s the newsletter's mails name the categories and lead to one link", (locale) => {
  const about = { locale, name: "Ada", url: LINK };
  const asks = newsletterConfirmMail(SETTINGS, { ...about, wanted: 5, lifeDays: 7 });
  const says = newsletterSubscribedMail(SETTINGS, { ...about, setting: 5 });
  for (const mail of [asks, says]) {
    expect(mail.text).toContain(TITLES[locale]);
    expect(mail.text.match(/https?:\S+/g)).toEqual([LINK, "https://shop.example"]);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}/);
  }
  expect(asks.text).toContain("7");
});

test.each(LOCALES)(
  "[ACCT-02] in %s the owner hears that the old password was known, and no link leads anywhere",
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

test.each(LOCALES)(
  "[ACCT-09][SAFE-17] in %s a customer's copy holds what was typed as text, a guest's holds none of it",
  (locale) => {
    const typed = { name: "Ada", subject: "A question", message: "<b>Bold</b>\nLine two" };
    const copy = contactCopyMail(SETTINGS, { locale, typed });
    for (const part of ["Ada", "A question", "<b>Bold</b>\nLine two"]) expect(copy.text).toContain(part);
    expect(copy.html).not.toContain("<b>");
    const told = contactCopyMail(SETTINGS, { locale, typed: null });
    for (const part of ["Ada", "A question", "Bold"]) expect(told.text).not.toContain(part);
    expect(copy.text + told.text).not.toMatch(/\{\w+\}/);
  },
);
