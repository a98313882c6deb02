import type { Locale } from "@shop/kernel";
import { expect, test } from "vitest";
import { newsletterConfirmMail } from "./newsletter-confirm.ts";
import { newsletterSubscribedMail } from "./newsletter-subscribed.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };
const LINK = "https://shop.example/account/newsletter?action=newsletter&id=1&key=2";
const CATEGORIES: Readonly<Record<Locale, string>> = {
  en: "New products: When a plugin or a pack comes out, and when one you own gets an update.\nTutorials: How to get",
  de: "Neue Produkte: Wenn ein Plugin oder ein Pack erscheint und wenn es für eines Ihrer Produkte ein Update gibt.\nTutorials: Wie Sie",
  ja: "新製品：プラグインやパックの発売時、お持ちの製品のアップデート時にお知らせします。\nチュートリアル：お持ちの",
};
const LOCALES = Object.keys(CATEGORIES) as Locale[];

test.each(LOCALES)(
  "[ACCT-04] in %s the newsletter's mails say what each category is about and lead to one link",
  (locale) => {
    const about = { locale, name: "Ada", url: LINK };
    const asks = newsletterConfirmMail(SETTINGS, { ...about, wanted: 5, lifeDays: 7 });
    const says = newsletterSubscribedMail(SETTINGS, { ...about, setting: 5 });
    for (const mail of [asks, says]) {
      expect(mail.text).toContain(CATEGORIES[locale]);
      expect(mail.text.match(/https?:\S+/g)).toEqual([LINK, "https://shop.example"]);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}/);
    }
    expect(asks.text).toContain("7");
  },
);
