import { expect, test } from "vitest";
import * as z from "zod/mini";
import { DIRECT_SAMPLES, MARKETING_SAMPLES } from "../testing/call-samples.ts";
import { OPERATION_SAMPLES } from "../testing/operation-samples.ts";
import { directCalls, envelopeSchema, marketingCalls, operations } from "./index.ts";

const SCHEMAS: Readonly<Record<string, { readonly request: z.core.$ZodType }>> = {
  ...operations,
  ...directCalls,
  ...marketingCalls,
};
const SAMPLES: Readonly<Record<string, { readonly requests: readonly object[] } | { readonly request: object }>> = {
  ...OPERATION_SAMPLES,
  ...DIRECT_SAMPLES,
  ...MARKETING_SAMPLES,
};

const text = (length: number) => "x".repeat(length);
const list = (length: number, item: unknown) => Array.from({ length }, () => item);

const EVENT = { type: "download", timestamp: 0 };
const record = (size: number) => Object.fromEntries(list(size, 0).map((value, index) => [`f${index}`, value]));
const withData = (size: number) => ({ ...EVENT, data: record(size) });
const AGREEMENT = OPERATION_SAMPLES.checkout.requests.find((request) => "review" in request)?.review;

/** A field of an operation or a call, a value that just fits, and one that is too large. */
const FIELDS: ReadonlyArray<[string, string, unknown, unknown]> = [
  ["submitContactForm", "name", text(100), text(101)],
  ["submitContactForm", "subject", text(200), text(201)],
  ["submitContactForm", "message", text(5000), text(5001)],
  ["submitContactForm", "email", text(254), text(255)],
  ["notifyNotFound", "url", text(2048), text(2049)],
  ["confirmAccountDeletion", "pin", text(32), text(33)],
  ["confirmAccountDeletion", "request_id", text(512), text(513)],
  ["activateLicence", "licence_key", text(64), text(65)],
  ["activateLicence", "device_id", text(200), text(201)],
  ["activateLicence", "device_name", text(100), text(101)],
  ["handleLiveChat", "messages", [{ role: "user", content: text(8000) }], [{ role: "user", content: text(8001) }]],
  ["handleLiveChat", "messages", list(200, { role: "user", content: "x" }), list(201, { role: "user", content: "x" })],
  ["trackActivitySession", "events", list(500, EVENT), list(501, EVENT)],
  ["trackActivitySession", "events", [withData(30)], [withData(31)]],
  ["trackActivitySession", "session_data", { time_per_page: record(200) }, { time_per_page: record(201) }],
  ["trackPurchase", "order_id", text(36), text(37)],
  ["addToCart", "product", text(120), text(121)],
  ["updateProfile", "first_name", text(100), text(101)],
  ["getFreeProduct", "product", text(120), text(121)],
  ["buyNow", "products", list(20, { name: "a", quantity: 1 }), list(21, { name: "a", quantity: 1 })],
  ["addCoupon", "coupon", text(64), text(65)],
  ["redeemProduct", "redeem_code", text(64), text(65)],
  ["rateProduct", "comment", text(2000), text(2001)],
  ["getReviews", "count", 100, 101],
  ["getLiveStats", "timespan", 8760, 8761],
  ["getLiveStats", "page_size", 100, 101],
  ["updateNewsletterSettings", "options", 65_535, 65_536],
  ["checkout", "review", { ...AGREEMENT, text_version: text(40) }, { ...AGREEMENT, text_version: text(41) }],
  ["getOrder", "order", text(36), text(37)],
  ["reviewOrder", "company", text(120), text(121)],
  ["reviewOrder", "vat_id", text(20), text(21)],
  ["spinWheel", "chance", text(64), text(65)],
  ["searchProducts", "text", text(100), text(101)],
  ["searchProducts", "choices", { kind: list(20, "plugin") }, { kind: list(21, "plugin") }],
  ["searchProducts", "page", 1000, 1001],
  ["searchProducts", "page_size", 100, 101],
  ["searchProducts", "price_to_minor", 1_000_000_000, 1_000_000_001],
  ["claimWheelPack", "wheel", text(36), text(37)],
  ["claimWheelPack", "number", 3, 4],
];

test.each(FIELDS)(
  "[SAFE-01] %s takes a field %s up to its limit, and nothing above it",
  (name, field, longest, tooLong) => {
    const sample = SAMPLES[name];
    const schema = SCHEMAS[name]?.request;
    if (!sample || !schema) throw new Error(`There is no ${name} in the contract.`);
    const base = "request" in sample ? sample.request : sample.requests[0];
    expect(z.safeParse(schema, { ...base, [field]: longest }).success).toBe(true);
    expect(z.safeParse(schema, { ...base, [field]: tooLong }).success).toBe(false);
  },
);

test.each([
  ["access_token", 512],
  ["current_url_path", 2048],
])("[SAFE-01] an envelope's %s has %i characters at most", (field, length) => {
  const envelope = (value: string) => ({
    globals: { access_token: "t", [field]: value },
    request: {},
    checksum: "0".repeat(64),
  });
  expect(z.safeParse(envelopeSchema, envelope(text(length))).success).toBe(true);
  expect(z.safeParse(envelopeSchema, envelope(text(length + 1))).success).toBe(false);
});
