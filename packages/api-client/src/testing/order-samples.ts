import type { Operations, RequestOf, WireOrder, WireOrderHead, WireOrderReview } from "../contract/index.ts";

const LINE = {
  name: "faGainTrim",
  type: "plugin" as const,
  quantity: 2,
  price: 4900,
  price_discount: 3920,
  subtotal: 7840,
  multi_buy: 588,
  coupon: 0,
  total: 7252,
  net: 6043,
  vat: 1209,
  vat_rate_basis_points: 2000,
  trail: [
    { rule: "regular", units: 2, baseMinor: 4900, percent: null, amountMinor: 0, resultMinor: 4900, label: null },
    { rule: "points", units: 2, baseMinor: 4900, percent: 20, amountMinor: 980, resultMinor: 3920, label: null },
    { rule: "multiBuy", units: 1, baseMinor: 3920, percent: 15, amountMinor: 588, resultMinor: 3332, label: null },
  ],
  owned_parts: [],
};

const AMOUNTS = {
  currency: "EUR" as const,
  lines: [LINE],
  total_regular: 9800,
  subtotal: 7840,
  multi_buy: 588,
  coupons: [],
  total: 7252,
  tax: {
    country: "FR",
    is_reverse_charge: false,
    company: null,
    vat_id: null,
    vat: 1209,
    net: 6043,
    rates: [{ rate_basis_points: 2000, gross: 7252, vat: 1209, net: 6043 }],
  },
  buyer: { name: "Ada Example", email: "ada@example.com" },
};

/** The preview of an order, as the review returns it. */
export const SAMPLE_REVIEW: WireOrderReview = { ...AMOUNTS, countries: ["DE", "FR", "US"] };

/** Where a business of another EU country is. */
export const SAMPLE_PLACE = { country: "FR", company: "Studio SARL", vat_id: "FR40303265045" };

/** What a shopper who has read it and ticked both boxes agrees to. */
export const SAMPLE_AGREEMENT: NonNullable<RequestOf<Operations["checkout"]>["review"]> = {
  total: 7252,
  currency: "EUR",
  ...SAMPLE_PLACE,
  starts_now: true,
  knows_withdrawal_ends: true,
  text_version: "2026-11-21.en",
};

const HEAD = {
  id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e70",
  number: 17,
  invoice_number: "2026-000012",
  status: "paid" as const,
  created_at: "2026-01-02T10:00:00.000Z",
  paid_at: "2026-01-02T10:01:00.000Z",
};

export const SAMPLE_ORDER_HEAD: WireOrderHead = {
  ...HEAD,
  currency: "EUR",
  total: 7252,
  products: [{ name: "faGainTrim", quantity: 2 }],
};

/** A paid order, as its page shows it. */
export const SAMPLE_ORDER: WireOrder = {
  ...HEAD,
  ...AMOUNTS,
  seller: {
    name: "Example GmbH",
    address: ["Hall 1", "12345 Berlin"],
    email: "shop@example.com",
    vat_id: "DE136695976",
  },
  licences: [
    { product: "faGainTrim", key: "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE", is_revoked: false },
    { product: "faGainTrim", key: "FFFFF-GGGGG-HHHHH-JJJJJ-KKKKK", is_revoked: false },
  ],
  consents: [
    { kind: "startsNow", given_at: "2026-01-02T10:00:00.000Z", text: "Begin at once, please.", language: "en" },
    { kind: "knowsWithdrawalEnds", given_at: "2026-01-02T10:00:00.000Z" },
  ],
  payment_url: null,
};
