import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { redeemedMail } from "./redeemed.ts";

const PLACES = { en: "/downloads", de: "/de/downloads", ja: "/ja/downloads" } as const;
const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const SUBJECTS = {
  en: "Starter <Bundle> from Test Shop: your code has been redeemed",
  de: "Starter <Bundle> von Test Shop: Ihr Code wurde eingelöst",
  ja: "【Test Shop】Starter <Bundle>：コードを引き換えました",
} as const;
const KEYS = {
  en: "Starter <Bundle>: AAAAA-11111\nfaAlign, part of Starter <Bundle>: BBBBB-22222",
  de: "Starter <Bundle>: AAAAA-11111\nfaAlign, Teil von Starter <Bundle>: BBBBB-22222",
  ja: "Starter <Bundle>：AAAAA-11111\nfaAlign（Starter <Bundle>に付属）：BBBBB-22222",
} as const;

const drawingOf = (name: string) =>
  name === "faAlign" ? { url: `https://shop.example/${name}.png`, alt: "", width: 190, height: 107 } : undefined;

test.each(LOCALES)(
  "[ACCT-05] the mail after redeeming in %s lists every licence with its bundle and its key",
  (locale) => {
    const licences = [
      { productName: "Starter <Bundle>", bundleName: null, licenceKey: "AAAAA-11111" },
      { productName: "faAlign", bundleName: "Starter <Bundle>", licenceKey: "BBBBB-22222" },
    ];
    const mail = redeemedMail(SETTINGS, { locale, name: "Ada", licences, drawingOf });
    expect(mail.subject).toBe(SUBJECTS[locale]);
    expect(mail.text).toContain(KEYS[locale]);
    const parts = ["Ada", `https://shop.example${PLACES[locale]}`];
    for (const part of parts) expect(mail.text).toContain(part);
    expect(mail.html).toMatch(/<img src="https:\/\/shop\.example\/faAlign\.png"[^>]*><\/td><td[^>]*>faAlign[^<]+<br>/);
    expect(mail.html.match(/<img /g)).toHaveLength(1);
    expect(mail.html).toContain("Starter &lt;Bundle&gt;");
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);
