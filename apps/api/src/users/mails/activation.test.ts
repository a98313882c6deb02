import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { activationMail } from "./activation.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const URL = "https://shop.example/?action=activation&id=1&key=2";

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

test("a name that carries a message is left out of the activation mail", () => {
  const about = { locale: "en", signedUpAt: SIGNED_UP_AT, url: URL, lifeHours: 48 } as const;
  const mail = activationMail(SETTINGS, { ...about, name: "Visit evil.example" });
  expect(mail.text).not.toContain("evil.example");
  expect(mail.text).toContain("Hello,");
});
