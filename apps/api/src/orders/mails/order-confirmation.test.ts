import { LOCALES } from "@shop/kernel";
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { explainCart, toCartInput } from "@shop/pricing";
import { describe, expect, test } from "vitest";
import { creditNoteMail } from "./credit-note.ts";
import { type OrderMail, orderConfirmationMail } from "./order-confirmation.ts";

const settings = { shopName: "Test Shop", origin: "https://shop.example" };
const priced = explainCart(
  toCartInput({
    currency: "EUR",
    isLoggedIn: true,
    lines: [
      { name: "faAlign", quantity: 2, fullPriceMinor: 4900, salePercent: 35 },
      { name: "faIR Modern Rock", quantity: 1, fullPriceMinor: 4900, salePercent: null },
    ],
    coupons: [{ code: "SUMMER", percent: 10 }],
  }),
);
const at = new Date(FAKE_NOW_MS);
const mail: OrderMail = {
  locale: "en",
  orderNumber: 17,
  invoiceNumber: "2026-000012",
  paidAt: at,
  currency: "EUR",
  seller: {
    name: "Example GmbH",
    company: null,
    address: ["Hall 1", "12345 Berlin"],
    country: "DE",
    email: "team@shop.example",
    vatId: "DE136695976",
  },
  buyer: { name: "Ada <Example>", company: null, address: [], country: "DE", email: "ada@shop.test", vatId: null },
  lines: priced.lines.map((line) => ({
    ...line,
    type: line.name === "faAlign" ? "plugin" : "samplepack",
    ownedParts: [],
  })),
  subtotalMinor: priced.subtotalMinor,
  multiBuyMinor: priced.multiBuyMinor,
  coupons: priced.coupons,
  totalMinor: priced.totalMinor,
  vatCountry: "DE",
  isReverseCharge: false,
  vatIdOutcome: null,
  rates: [{ rateBasisPoints: 1900, vatMinor: 1197, netMinor: 6302 }],
  consents: [
    { text: "Begin at once, please.", givenAt: at },
    { text: "I know that I can't withdraw.", givenAt: at },
  ],
  licences: [{ productName: "faAlign", bundleName: null, licenceKey: "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE" }],
};
/** How the sale, the customer's discount and the share of the multi-buy are named. */
const REASONS = {
  en: ["Sale", "Customer discount", "faAlign, 15% off: −7.34€"],
  de: ["Angebot", "Kundenrabatt", "faAlign, 15 % Rabatt: −7,34\u00a0€"],
  ja: ["セール", "会員割引", "faAlign、15%引き：−\u2060€7.34"],
} as const;
const COUNTRY = { en: "Germany", de: "Deutschland", ja: "ドイツ" } as const;
const textOf = (changes: Partial<OrderMail> = {}) => orderConfirmationMail(settings, { ...mail, ...changes }).text;

test("[LAW-07] an order's mail is its invoice: number, date, seller, buyer, lines, discounts, VAT, total", () => {
  const { subject, text } = orderConfirmationMail(settings, mail);
  expect(subject).toBe("Your downloads from Test Shop: order 17, invoice 2026-000012");
  for (const part of [
    "Invoice: 2026-000012",
    "Date of invoice and delivery: 15 January 2026",
    "Seller\nExample GmbH\nHall 1\n12345 Berlin\nGermany\nteam@shop.example\nVAT ID: DE136695976",
    "Buyer\nAda <Example>\nGermany\nada@shop.test",
    "faAlign, 2 seats: 49€",
    "faIR Modern Rock: 41.65€",
    "Subtotal: 90.65€",
    "Multi-buy discount: −7.34€",
    "Coupon SUMMER: −8.32€",
    "Total including VAT: 74.99€",
    "Includes 19% VAT (Germany): 11.97€",
    "Net amount at 19% VAT (Germany): 63.02€",
    "faAlign: AAAAA-BBBBB-CCCCC-DDDDD-EEEEE",
    "https://shop.example/account/orders/17",
  ]) {
    expect(text).toContain(part);
  }
});

test("[MEDIA-01] what was bought shows each product's drawing, and the text is the same without", () => {
  const pictureOf = (name: string) => ({ url: `https://shop.example/${name}.png`, alt: "", width: 190, height: 107 });
  const lines = mail.lines.map((line) => ({ ...line, picture: pictureOf("line") }));
  const licences = mail.licences.map((licence) => ({ ...licence, picture: pictureOf("licence") }));
  const drawn = orderConfirmationMail(settings, { ...mail, lines, licences });
  expect(drawn.text).toBe(textOf());
  expect(
    drawn.html.match(/<img src="[^"]+" alt=""[^>]*><\/td><td[^>]*>[^<]+/g)?.map((cell) => cell.replace(/<[^>]*>/g, "")),
  ).toEqual(["faIR Modern Rock", "faAlign"]);
  expect(drawn.html).toContain('<img src="https://shop.example/licence.png" alt="" width="80" height="45"');
});

test("a licence that came with a bundle names the bundle", () => {
  const licences = [
    { productName: "Home Studio Bundle", bundleName: null, licenceKey: "AAAAA" },
    { productName: "faAlign", bundleName: "Home Studio Bundle", licenceKey: "BBBBB" },
  ];
  expect(textOf({ licences })).toContain("Home Studio Bundle: AAAAA\nfaAlign, part of Home Studio Bundle: BBBBB");
  expect(textOf({ licences, locale: "de" })).toContain("faAlign, Teil von Home Studio Bundle");
});

test("[LAW-07] the mail begins with what was bought and the way to the downloads; the invoice is a link below, and then itself", () => {
  const { text, html } = orderConfirmationMail(settings, mail);
  const inOrder = [
    "What you bought\nfaIR Modern Rock\nfaAlign: AAAAA-BBBBB-CCCCC-DDDDD-EEEEE",
    "Go to your downloads:\nhttps://shop.example/downloads",
    "View or print invoice 2026-000012:\nhttps://shop.example/account/orders/17",
    "Your invoice\nInvoice: 2026-000012",
    "Total including VAT: 74.99€",
  ];
  const places = inOrder.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html.match(/class="key-text" href="[^"]+"/g)).toEqual([
    'class="key-text" href="https://shop.example/downloads"',
  ]);
});

describe.each(LOCALES)("in %s", (locale) => {
  test("[LAW-02] the mail confirms what was agreed to, in the words that were shown, and when", () => {
    const { text, html } = orderConfirmationMail(settings, { ...mail, locale });
    expect(text).toContain("– Begin at once, please.");
    expect(text).toContain("– I know that I can't withdraw.");
    expect(text).toMatch(/12:00/);
    expect(text + html).not.toMatch(/\{\w+\}|NaN|undefined/);
  });

  test("every discount has its reason below its line, or the lines that it lowers below its sum", () => {
    const text = textOf({ locale });
    for (const reason of REASONS[locale]) expect(text).toContain(`    ${reason}`);
    expect(text).toContain("SUMMER");
  });
});

test("[LAW-07] a business of another country is named with its id, and reads why there is no VAT", () => {
  const text = textOf({
    buyer: { ...mail.buyer, company: "Studio SARL", country: "FR", vatId: "FR40303265045" },
    vatCountry: "FR",
    isReverseCharge: true,
    vatIdOutcome: "valid",
    totalMinor: 6249,
    rates: [{ rateBasisPoints: 0, vatMinor: 0, netMinor: 6249 }],
  });
  expect(text).toContain("Studio SARL\nAda <Example>\nFrance\nada@shop.test\nVAT ID: FR40303265045");
  expect(text).toContain("VAT deducted (reverse charge): −12.50€");
  expect(text).toContain("Total: 62.49€");
  expect(text).toContain("Article 196 of Directive 2006/112/EC");
  expect(text).toContain("\n\nVAT\nReverse charge: ");
  expect(text).not.toContain("0% VAT");
  expect(text).not.toContain("refund");
});

test.each([
  [
    "invalid",
    "According to the European register of VAT IDs (VIES), FR40303265045 is not valid, so this order includes VAT.",
  ],
  ["unavailable", "We couldn't confirm your VAT ID FR40303265045, so this order includes VAT."],
  ["notAsked", "We couldn't confirm your VAT ID FR40303265045, so this order includes VAT."],
] as const)("[LAW-07] the buyer whose VAT id is %s reads how to get the VAT back", (vatIdOutcome, why) => {
  const text = textOf({ buyer: { ...mail.buyer, country: "FR", vatId: "FR40303265045" }, vatIdOutcome });
  expect(text).toContain(`VAT\n${why}`);
  expect(text).toContain(
    "reply to this email with proof that the VAT ID was valid on the day of the order. We will then refund the VAT",
  );
});

test("[LAW-07] an export says that it is one", () => {
  const text = textOf({ vatCountry: "US", rates: [{ rateBasisPoints: 0, vatMinor: 0, netMinor: 7499 }] });
  expect(text).toContain("Total: 74.99€");
  expect(text).toContain("outside the European Union");
  expect(text).not.toContain("0% VAT");
});

test("a bundle that was completed says what was owned already", () => {
  const [line] = mail.lines;
  if (!line) throw new Error("The mail has no line.");
  expect(textOf({ lines: [{ ...line, ownedParts: ["faGainTrim", "faDelay"] }] })).toContain(
    "Already yours and not charged for: faGainTrim and faDelay",
  );
});

test("a line of before trails has no reason, and nothing that isn't a number", () => {
  const [line] = mail.lines;
  if (!line) throw new Error("The mail has no line.");
  const old = [{ rule: "sale", percent: 35 }] as unknown as typeof line.trail;
  expect(textOf({ lines: [{ ...line, trail: old }] })).not.toMatch(/NaN|undefined/);
});

test("an order that came to nothing speaks of no payment", () => {
  const text = textOf({ totalMinor: 0, rates: [{ rateBasisPoints: 1900, vatMinor: 0, netMinor: 0 }] });
  expect(text).toContain("Your order 17 was completed on 15 January 2026. There was nothing to pay.");
  expect(text).not.toMatch(/paid|payment/i);
});

test("what a buyer is called is text in the mail, never markup", () => {
  const { html } = orderConfirmationMail(settings, mail);
  expect(html).toContain("Ada &lt;Example&gt;");
  expect(html).not.toContain("<Example>");
});

describe.each([
  [
    "de",
    "Ihre Downloads von Test Shop: Bestellung 17, Rechnung 2026-000012",
    "15. Januar 2026",
    "Enthält 5,5 % MwSt. (Deutschland)",
  ],
  [
    "ja",
    "【Test Shop】ダウンロードのご案内：注文番号17（請求書 2026-000012）",
    "2026年1月15日",
    "うち付加価値税5.5%（ドイツ）",
  ],
] as const)("the mail is written in the buyer's language: %s", (locale, subject, date, rate) => {
  test("subject, date, rate, country and the order's page", () => {
    const rates = [{ rateBasisPoints: 550, vatMinor: 391, netMinor: 7108 }];
    const written = orderConfirmationMail(settings, { ...mail, locale, rates });
    expect(written.subject).toBe(subject);
    for (const part of [date, rate, `Berlin\n${COUNTRY[locale]}`, `shop.example/${locale}/account/orders/17`]) {
      expect(written.text).toContain(part);
    }
  });
});

const REFUNDED = {
  en: "Your order 17 was refunded on 15 January 2026: 74.99€.",
  de: "Ihre Bestellung 17 wurde am 15. Januar 2026 erstattet: 74,99\u00a0€.",
  ja: "2026年1月15日に、注文番号17の€74.99を返金しました。",
} as const;
test.each(LOCALES)("a refund's mail in %s says what was paid back, and for which invoice and licences", (locale) => {
  const { subject, text } = creditNoteMail(settings, {
    ...mail,
    locale,
    creditNoteNumber: "2026-000013",
    refundedAt: at,
  });
  expect(subject).toContain("2026-000013");
  for (const part of [REFUNDED[locale], "2026-000012", "2026-000013", "−74.99€", "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE"]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/\{\w+\}/);
});
