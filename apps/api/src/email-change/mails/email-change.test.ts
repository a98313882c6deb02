import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import {
  addressInUseMail,
  emailChangeAnnouncedMail,
  emailChangedMail,
  emailChangeFailedMail,
  emailChangeRevokedMail,
  emailChangeWelcomeMail,
} from "./email-change.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const TIME = new Date("2026-01-15T13:05:00Z");

const TIMES = { en: "15 January 2026 at 13:05", de: "15. Januar 2026 um 13:05", ja: "2026年1月15日 13:05" } as const;

const URL = "https://shop.example/account/email?action=revoke-email&id=1&key=2";

const NEW = "ada@new.example";

const contact = "team@shop.example";

test.each(LOCALES)(
  "[ACCT-07] the mail to the old address says in %s what will change, when, and by which link to keep it",
  (locale) => {
    const about = { locale, name: "Ada", takesEffectAt: TIME };
    const mail = emailChangeAnnouncedMail(SETTINGS, { ...about, newEmail: NEW, revokeUrl: URL });
    for (const part of ["Ada", NEW, TIMES[locale], URL]) expect(mail.text).toContain(part);
    expect(mail.html).toContain(URL.replaceAll("&", "&amp;"));
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);

test.each(LOCALES)(
  "[ACCT-07] the other mails of a change in %s say what happened, and contain no link that acts",
  (locale) => {
    const to = { locale, name: "Ada" };
    const revoked = { ...to, newEmail: NEW, revokedAt: TIME };
    const mails = [
      { mail: emailChangeWelcomeMail(SETTINGS, { ...to, takesEffectAt: TIME }), parts: ["Ada", TIMES[locale]] },
      { mail: emailChangeRevokedMail(SETTINGS, { ...revoked, advice: null }), parts: [NEW, TIMES[locale]] },
      { mail: emailChangedMail(SETTINGS, { ...to, newEmail: NEW, changedAt: TIME, contact }), parts: [NEW, contact] },
      { mail: emailChangeFailedMail(SETTINGS, { ...to, newEmail: NEW }), parts: ["Ada", NEW] },
      { mail: addressInUseMail(SETTINGS, to), parts: ["Ada"] },
    ];
    for (const { mail, parts } of mails) {
      for (const part of parts) expect(mail.text).toContain(part);
      expect(mail.text.match(/https?:\S+/g)).toEqual(["https://shop.example"]);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}/);
    }
    const advised = emailChangeRevokedMail(SETTINGS, { ...revoked, advice: "newPassword" });
    expect(advised.text.length).toBeGreaterThan(mails[1]?.mail.text.length ?? Number.POSITIVE_INFINITY);
  },
);
