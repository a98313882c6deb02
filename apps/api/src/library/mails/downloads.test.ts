import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { downloadsMail } from "./downloads.ts";

const PLACES = { en: "/downloads", de: "/de/downloads", ja: "/ja/downloads" } as const;
const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

test.each(LOCALES)("[ROUTE-09] the mail for the computer in %s leads to the downloads", (locale) => {
  const mail = downloadsMail(SETTINGS, { locale, name: "Ada" });
  expect(mail.subject).toContain("Test Shop");
  for (const part of ["Ada", `https://shop.example${PLACES[locale]}`]) expect(mail.text).toContain(part);
  expect(mail.html).toContain(`href="https://shop.example${PLACES[locale]}"`);
  expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
});
