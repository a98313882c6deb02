import type { WireOrder } from "@shop/api-client";
import { SAMPLE_ORDER, SAMPLE_ORDER_HEAD } from "@shop/api-client/testing";
import { expect, test } from "vitest";
import { toOrderRow, toOrderView } from "./order-view.server.ts";

const SLUGS = new Map([["faGainTrim", "fagaintrim"]]);
const order = (given: Partial<WireOrder> = {}): WireOrder => ({ ...SAMPLE_ORDER, ...given });

test("[LAW-07] an order's page is an invoice: number, date, seller, buyer, lines with their reasons, tax by its rate, total", () => {
  expect(toOrderView(order(), "en")).toEqual({
    title: "Order 17 of 2 January 2026",
    invoice: "Invoice 2026-000012",
    status: "Paid",
    notice: null,
    state: "paid",
    payHref: null,
    facts: [
      { label: "Order number", text: "17" },
      { label: "Invoice number", text: "2026-000012" },
      { label: "Ordered", text: "2 January 2026" },
      { label: "Paid", text: "2 January 2026" },
      { label: "Status", text: "Paid" },
    ],
    seller: ["Example GmbH", "Hall 1", "12345 Berlin", "shop@example.com", "VAT ID DE136695976"],
    buyer: ["Ada Example", "France", "ada@example.com"],
    lines: [
      {
        name: "faGainTrim",
        quantity: "2 seats",
        unitPrice: "39.20€",
        amount: "78.40€",
        reasons: ["Regular price: 49€", "All points, 20% off: −9.80€, leaves 39.20€"],
        ownedParts: null,
      },
    ],
    sums: [
      { label: "Regular total", text: "98€", shares: [] },
      { label: "Reductions on the items", text: "−19.60€", shares: [] },
      { label: "Items", text: "78.40€", shares: [] },
      { label: "Multi-buy", text: "−5.88€", shares: [{ what: "faGainTrim (1 of 2), 15% off", amount: "−5.88€" }] },
    ],
    total: { label: "Total", text: "72.52€" },
    refund: null,
    vatRefund: null,
    taxes: ["of which 20% VAT on 60.43€: 12.09€", "Place of supply: France"],
    licences: [
      { product: "faGainTrim", key: "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE", isRevoked: false },
      { product: "faGainTrim", key: "FFFFF-GGGGG-HHHHH-JJJJJ-KKKKK", isRevoked: false },
    ],
    consents: [
      { label: "Begin at once, please.", text: expect.stringContaining("2 January 2026") },
      { label: "The right of withdrawal ends with it", text: expect.stringContaining("2 January 2026") },
    ],
  });
});

test("[LAW-02] what was agreed to in another language is shown in the words and the language that the buyer saw", () => {
  const consent = {
    kind: "startsNow",
    given_at: "2026-01-02T10:00:00.000Z",
    text: "Beginnen Sie sofort.",
    language: "de",
  };
  expect(toOrderView(order({ consents: [consent] }), "en").consents).toEqual([
    { label: "Beginnen Sie sofort.", text: expect.stringContaining("2 January 2026"), language: "de" },
  ]);
});

test("[LAW-07] under reverse charge the invoice takes the tax out, and says who owes it", () => {
  const { tax } = SAMPLE_ORDER;
  const view = toOrderView(
    order({ total: 6043, tax: { ...tax, is_reverse_charge: true, company: "Studio SARL", vat_id: "FR40303265045" } }),
    "de",
  );
  expect(view.buyer).toEqual([
    "Studio SARL",
    "Ada Example",
    "Frankreich",
    "ada@example.com",
    "USt-IdNr. FR40303265045",
  ]);
  expect(view.sums.at(-1)?.text).toBe("−12.09€");
  expect(view.total).toEqual({ label: "Gesamtbetrag", text: "60.43€" });
  expect(view.taxes[0]).toContain("Reverse Charge");
});

test.each([
  [
    "invalid",
    /^VIES, the European register of VAT IDs, says that FR40303265045 is not valid, so this order contains VAT\./,
  ],
  ["unavailable", /^Your VAT ID FR40303265045 could not be confirmed, so this order contains VAT\./],
  ["notAsked", /^Your VAT ID FR40303265045 could not be confirmed, so this order contains VAT\./],
] as const)("[LAW-07] an order whose VAT id is %s offers a way to a refund on proof", (vat_id_check, why) => {
  const tax = { ...SAMPLE_ORDER.tax, vat_id: "FR40303265045", vat_id_check };
  expect(toOrderView(order({ tax }), "en").vatRefund).toEqual({
    text: expect.stringMatching(why),
    subject: "VAT refund for order 17",
  });
});

test("[LAW-07] an order whose VAT id is valid offers none", () => {
  const tax = { ...SAMPLE_ORDER.tax, vat_id: "FR40303265045", vat_id_check: "valid" as const };
  expect(toOrderView(order({ tax }), "en").vatRefund).toBeNull();
});

test("a sale without tax says so, and a line with parts that were owned names them", () => {
  const rates = [{ rate_basis_points: 0, gross: 7252, vat: 0, net: 7252 }];
  const lines = SAMPLE_ORDER.lines.map((line) => ({ ...line, owned_parts: ["faMicAlign", "faCabRoom"] }));
  const view = toOrderView(order({ lines, tax: { ...SAMPLE_ORDER.tax, country: "US", rates } }), "en");
  expect(view.taxes).toEqual(["No VAT is due on this sale.", "Place of supply: United States"]);
  expect(view.lines[0]?.ownedParts).toBe("Owned already, not delivered again: faMicAlign and faCabRoom");
});

test.each([
  ["pending", "Waiting for payment", "This order isn't paid yet. Nothing is delivered until it is."],
  ["refunded", "Refunded", "The payment was refunded, and the licences of this order were revoked."],
  ["disputed", "Payment disputed", expect.stringContaining("disputed")],
  ["closed", "Closed without payment", expect.stringContaining("Nothing was charged")],
] as const)("an order that is %s says what that means", (status, title, notice) => {
  const payment_url = status === "pending" ? "/test-provider/session/1" : null;
  const view = toOrderView(order({ status, payment_url, invoice_number: null, paid_at: null }), "en");
  expect(view).toMatchObject({ status: title, notice, state: status, payHref: payment_url, invoice: null });
});

test("a coupon and yen are written as everywhere", () => {
  const coupons = [{ code: "SPRING", amount: 50_000 }];
  const view = toOrderView(order({ currency: "JPY", coupons, total_regular: 7840, multi_buy: 0 }), "ja");
  expect(view.sums).toEqual([
    { label: "商品", text: "¥78", shares: [] },
    { label: "クーポン SPRING", text: "−¥500", shares: [] },
  ]);
});

test("an unknown step is left out of the reasons", () => {
  const trail = [{ rule: "moonPhase", units: 1 }, { rule: "sale" }, ...(SAMPLE_ORDER.lines[0]?.trail ?? [])];
  const lines = SAMPLE_ORDER.lines.map((line) => ({ ...line, trail }));
  expect(toOrderView(order({ lines }), "en").lines[0]?.reasons).toHaveLength(2);
});

test("a step says which of the line's units it belongs to, where they differ", () => {
  const step = { rule: "regular", units: 1, baseMinor: 9900, amountMinor: 0, resultMinor: 9900 };
  const lines = SAMPLE_ORDER.lines.map((line) => ({ ...line, trail: [{ ...step, firstUnit: 2 }, step] }));
  expect(toOrderView(order({ lines }), "en").lines[0]?.reasons).toEqual([
    "Regular price (unit 2 of 2): 99€",
    "Regular price (1 of 2): 99€",
  ]);
});

test("an order in the list leads to its page in the reader's language", () => {
  expect(toOrderRow(SAMPLE_ORDER_HEAD, SLUGS, "de")).toEqual({
    number: 17,
    href: "/de/account/orders/17",
    title: "Bestellung 17",
    date: "2. Januar 2026",
    items: [{ name: "faGainTrim", quantity: "2 Arbeitsplätze", href: "/account/owned?product=fagaintrim" }],
    total: "72.52€",
    state: "paid",
    status: "Bezahlt",
    invoice: "Rechnung 2026-000012",
  });
  expect(toOrderRow({ ...SAMPLE_ORDER_HEAD, invoice_number: null }, SLUGS, "en").invoice).toBeNull();
});

test.each([
  ["[ACCT-01] an item of an order that isn't paid", "refunded", SLUGS],
  ["[ACCT-01] an item that isn't in the shop any more", "paid", new Map()],
] as const)("%s leads to no licence", (_what, status, slugs) => {
  const { items } = toOrderRow({ ...SAMPLE_ORDER_HEAD, status }, slugs, "en");
  expect(items).toEqual([{ name: "faGainTrim", quantity: "2 seats", href: null }]);
});

test("[PAY-08] a refunded order names the credit note that cancels its invoice, and what was paid back", () => {
  const view = toOrderView(order({ status: "refunded", credit_note_number: "2026-000013" }), "en");
  expect(view.notice).toBe(
    "Credit note 2026-000013 cancels this invoice. The payment was refunded, and the licences of this order were revoked.",
  );
  expect(view.facts.slice(1, 3)).toEqual([
    { label: "Invoice number", text: "2026-000012" },
    { label: "Credit note number", text: "2026-000013" },
  ]);
  expect(view.refund).toEqual({ label: "Refunded", text: "−72.52€" });
});

test("[PRICE-10] a line is explained down to its own amount; what the whole order takes off is explained at its sum, by line", () => {
  const [line] = SAMPLE_ORDER.lines;
  if (!line) throw new Error("The sample has no line.");
  const step = { firstUnit: null, baseMinor: 3920, percent: null, amountMinor: 0, resultMinor: 3920, label: null };
  const coupons = [
    { ...step, rule: "percentCoupon", units: 2, percent: 10, amountMinor: 300, label: "TEN" },
    { ...step, rule: "fixedCoupon", units: 2, amountMinor: 500, label: "FIVE" },
  ];
  const view = toOrderView(
    order({
      lines: [{ ...line, trail: [...line.trail, ...coupons] }],
      coupons: [
        { code: "TEN", amount: 600 },
        { code: "FIVE", amount: 500 },
      ],
      total: 6152,
    }),
    "en",
  );
  expect(view.lines[0]?.reasons.at(-1)).toBe("All points, 20% off: −9.80€, leaves 39.20€");
  expect(view.sums).toEqual([
    { label: "Regular total", text: "98€", shares: [] },
    { label: "Reductions on the items", text: "−19.60€", shares: [] },
    { label: "Items", text: "78.40€", shares: [] },
    { label: "Multi-buy", text: "−5.88€", shares: [{ what: "faGainTrim (1 of 2), 15% off", amount: "−5.88€" }] },
    { label: "Coupon TEN", text: "−6€", shares: [{ what: "faGainTrim, 10% off", amount: "−6€" }] },
    { label: "Coupon FIVE", text: "−5€", shares: [{ what: "faGainTrim", amount: "−5€" }] },
  ]);
  expect(view.total.text).toBe("61.52€");
});
