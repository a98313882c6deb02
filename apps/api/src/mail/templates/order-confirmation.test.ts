import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { type OrderMail, orderConfirmationMail } from "./order-confirmation.ts";

const settings = { shopName: "Test Shop", origin: "https://shop.example" };
const mail: OrderMail = {
  locale: "en",
  name: "Ada <Example>",
  orderNumber: 17,
  paidAt: new Date(FAKE_NOW_MS),
  currency: "EUR",
  lines: [
    { name: "faAlign", quantity: 2, totalMinor: 4900 },
    { name: "faIR Modern Rock", quantity: 1, totalMinor: 4165 },
  ],
  totalMinor: 9065,
  vat: [{ rateBasisPoints: 1900, vatMinor: 1447 }],
  vatCountry: "DE",
  licences: [{ productName: "faAlign", licenceKey: "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE" }],
};

test("an order's mail says what was bought, what it cost with VAT, the licence keys, and where to find it all", () => {
  const { subject, text } = orderConfirmationMail(settings, mail);
  expect(subject).toBe("Your order 17 at Test Shop");
  expect(text).toContain("2 × faAlign: 49€");
  expect(text).toContain("1 × faIR Modern Rock: 41.65€");
  expect(text).toContain("Total, VAT included: 90.65€");
  expect(text).toContain("of which 19% VAT (DE): 14.47€");
  expect(text).toContain("Licence: faAlign: AAAAA-BBBBB-CCCCC-DDDDD-EEEEE");
  expect(text).toContain("January 15, 2026");
  expect(text).toContain("https://shop.example/account?source=purchase");
});

test("what a buyer is called is text in the mail, never markup", () => {
  const { html } = orderConfirmationMail(settings, mail);
  expect(html).toContain("Ada &lt;Example&gt;");
  expect(html).not.toContain("<Example>");
});

describe("the mail is written in the buyer's language", () => {
  test.each([
    ["de", "Ihre Bestellung 17 bei Test Shop", "15. Januar 2026"],
    ["ja", "Test Shop ご注文 17", "2026年1月15日"],
  ] as const)("%s", (locale, subject, date) => {
    const written = orderConfirmationMail(settings, { ...mail, locale });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(date);
  });
});
