import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { redeemedMail } from "./redeemed.ts";

const PLACES = { en: "/account", de: "/de/account", ja: "/ja/account" } as const;
const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const drawingOf = (name: string) =>
  name === "faAlign" ? { url: `https://shop.example/${name}.png`, alt: "", width: 190, height: 107 } : undefined;

test.each(LOCALES)("[ACCT-05] the mail after redeeming in %s lists every licence with its key", (locale) => {
  const licences = [
    { productName: "Starter <Bundle>", licenceKey: "AAAAA-11111" },
    { productName: "faAlign", licenceKey: "BBBBB-22222" },
  ];
  const mail = redeemedMail(SETTINGS, { locale, name: "Ada", licences, drawingOf });
  expect(mail.subject).toContain("Test Shop");
  const keys = /Starter <Bundle>[:：] ?AAAAA-11111\nfaAlign[:：] ?BBBBB-22222/;
  expect(mail.text).toMatch(keys);
  const parts = ["Ada", `https://shop.example${PLACES[locale]}`];
  for (const part of parts) expect(mail.text).toContain(part);
  expect(mail.html).toMatch(/<img src="https:\/\/shop\.example\/faAlign\.png"[^>]*><\/td><td[^>]*>faAlign<br>/);
  expect(mail.html.match(/<img /g)).toHaveLength(1);
  expect(mail.html).toContain("Starter &lt;Bundle&gt;");
  expect(mail.html).toContain(`lang="${locale}"`);
  expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
});
