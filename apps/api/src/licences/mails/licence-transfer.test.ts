import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import {
  licenceHandedOnMail,
  licenceOfferedMail,
  licenceReceivedMail,
  licenceReturnedMail,
  licenceTakenBackMail,
} from "./licence-transfer.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };
const MAIL = {
  name: "Ada",
  product: "faAlign",
  contact: "team@shop.example",
  recipient: "grace@elsewhere.example",
  sender: "ada@customer.example",
  returnsAt: new Date("2026-01-29T10:00:00Z"),
  key: "7K2QF-11111-22222-33333-44444",
};
const DATES = { en: "29 January 2026", de: "29. Januar 2026", ja: "2026年1月29日" } as const;
const PLACES = { en: "/account", de: "/de/account", ja: "/ja/account" } as const;

const KINDS = [
  ["transferred", licenceHandedOnMail, ["recipient", "date", "contact"], false],
  ["offered", licenceOfferedMail, ["recipient", "sender", "date"], true],
  ["received", licenceReceivedMail, ["sender", "key"], true],
  ["returned", licenceReturnedMail, ["recipient", "date"], true],
  ["taken back", licenceTakenBackMail, ["contact"], false],
] as const;

test.each(KINDS.flatMap((kind) => LOCALES.map((locale) => [...kind, locale] as const)))(
  "[ACCT-11] the mail of a licence that was %s says what its reader needs",
  (_kind, template, parts, leadsToAccount, locale) => {
    const mail = template(SETTINGS, { ...MAIL, locale });
    expect(mail.subject).toContain("faAlign");
    const values = { ...MAIL, date: DATES[locale] };
    for (const part of ["Ada", "faAlign", ...parts.map((name) => values[name])]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    const account = `${SETTINGS.origin}${PLACES[locale]}`;
    expect(mail.text.match(/https?:\S+/g)).toEqual([...(leadsToAccount ? [account] : []), SETTINGS.origin]);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text + mail.html + mail.subject).not.toMatch(/\{\w+\}/);
  },
);

test("[ACCT-11] where the former owner's account is gone, the mail to the new owner doesn't name them", () => {
  const mail = licenceReceivedMail(SETTINGS, { ...MAIL, locale: "en", sender: null });
  expect(mail.text).toContain("A customer of Test Shop has transferred a licence for faAlign to you.");
});

test("[ACCT-11] where the recipient's address was erased meanwhile, the mail of what came back names none", () => {
  const mail = licenceReturnedMail(SETTINGS, { ...MAIL, locale: "en", recipient: null });
  expect(mail.text).toContain("Nobody claimed your licence for faAlign by 29 January 2026.");
});
