import { expect, test } from "vitest";
import * as z from "zod/mini";
import { OPERATION_SAMPLES } from "../testing/operation-samples.ts";
import {
  DEFAULT_OPERATION_IDS,
  directCalls,
  envelopeSchema,
  ITEM_TYPE_IDS,
  type OperationName,
  operations,
} from "./index.ts";

const NAMES = Object.keys(operations) as OperationName[];
const REQUESTS = NAMES.flatMap((name) => OPERATION_SAMPLES[name].requests.map((request) => [name, request] as const));
const ANSWERS = NAMES.map((name) => [name, OPERATION_SAMPLES[name].answer] as const);
/** The alternative spelling of a field, and the value read from it. */
const SECOND_SPELLINGS: ReadonlyArray<[OperationName, object, object]> = [
  ["removeFromCart", { name: "faGainTrim", quantity: 2 }, { product: "faGainTrim", quantity: 2 }],
  [
    "rateProduct",
    { product_name: "faGainTrim", stars: 5, csrf_token: "t" },
    { product: "faGainTrim", rating: 5, csrf_token: "t" },
  ],
];

/** Every object in a value, with a way to give a copy of the whole one key more there. */
function withKeyMoreAtEachDepth(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => withKeyMoreAtEachDepth(item).map((copy) => value.with(index, copy)));
  }
  if (typeof value !== "object" || value === null) return [];
  const deeper = Object.entries(value).flatMap(([key, member]) =>
    withKeyMoreAtEachDepth(member).map((copy) => ({ ...value, [key]: copy })),
  );
  return [{ ...value, unknown_key: 1 }, ...deeper];
}

test("[API-01] every operation has one opaque id, and no two share one", () => {
  expect(Object.keys(DEFAULT_OPERATION_IDS).sort()).toEqual([...NAMES].sort());
  expect(new Set(Object.values(DEFAULT_OPERATION_IDS)).size).toBe(NAMES.length);
  for (const id of Object.values(DEFAULT_OPERATION_IDS)) expect(id).toMatch(/^[0-9a-f]{10}$/);
});

test("no two operations share a name", () => {
  expect(new Set(Object.values(operations).map((operation) => operation.name)).size).toBe(NAMES.length);
});

test.each([...Object.values(operations), ...Object.values(directCalls)].map((call) => [call.name, call] as const))(
  "%s builds no field of its schemas before they are used",
  (_name, { request, answer }) => {
    for (const { _zod: schema } of [request, answer]) {
      const isEmpty = schema.def.type === "object" && Object.keys(schema.def.shape).length === 0;
      expect(schema.def.type === "lazy" || isEmpty).toBe(true);
    }
  },
);

test.each(REQUESTS)(
  "[API-11] %s takes the documented request %j, and its schema keeps every value of it",
  (name, request) => {
    const read = z.parse(operations[name].request, request);
    expect(Object.values(read)).toEqual(expect.arrayContaining(Object.values(request)));
    const isSecondSpelling = "name" in read !== "name" in request || "product" in read !== "product" in request;
    if (!isSecondSpelling) expect(read).toEqual(request);
  },
);

test.each(SECOND_SPELLINGS)("[API-11] %s reads %j as %j, the spelling that is sent", (name, request, read) => {
  expect(z.parse(operations[name].request, request)).toEqual(read);
});

test.each(ANSWERS)("[API-11] the response of %s keeps the documented fields", (name, answer) => {
  expect(z.parse(operations[name].answer, answer)).toEqual(answer);
});

test.each(REQUESTS)("[API-02] %s refuses a key more than %j has, at every depth", (name, request) => {
  for (const more of withKeyMoreAtEachDepth(request)) {
    expect(z.safeParse(operations[name].request, more).success).toBe(false);
  }
});

test.each(ANSWERS)("[API-02] a response of %s may have fields that the client doesn't know", (name, answer) => {
  for (const more of withKeyMoreAtEachDepth(answer)) {
    expect(z.parse(operations[name].answer, more)).toEqual(more);
  }
});

test.each([
  ["addToCart", { product: "faGainTrim", quantity: 0 }],
  ["addToCart", { product: "faGainTrim", quantity: -1 }],
  ["addToCart", { product: "faGainTrim", quantity: 1.5 }],
  ["addToCart", { product: "faGainTrim", quantity: "1" }],
  ["addToCart", { product: "x".repeat(121) }],
  ["addToCart", { product: " " }],
  ["buyNow", { products: [], backlink_url: "/shop", landing_page_url: "/account" }],
  ["downloadProduct", { product: "faGainTrim", os: "linux", license_id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f" }],
  ["downloadProduct", { product: "faGainTrim" }],
  ["login", { mode: "later" }],
  ["checkEmail", { email: "x".repeat(255) }],
  ["getCart", []],
  ["getCart", null],
] as const)("%s refuses %j", (name, request) => {
  expect(z.safeParse(operations[name].request, request).success).toBe(false);
});

test("[API-02] one is the quantity where none is given", () => {
  expect(z.parse(operations.addToCart.request, { product: "faGainTrim" })).toEqual({
    product: "faGainTrim",
    quantity: 1,
  });
});

test("[API-05] a login is the only operation that may not be repeated", () => {
  const unrepeatable = Object.values(operations).filter((operation) => !operation.isRepeatable);
  expect(unrepeatable.map((operation) => operation.name)).toEqual(["user.login"]);
});

test.each([
  ["a short checksum", { globals: { access_token: "" }, request: {}, checksum: "ab" }],
  ["no globals", { request: {}, checksum: "0".repeat(64) }],
  ["a key more", { globals: { access_token: "" }, request: {}, checksum: "0".repeat(64), more: 1 }],
  ["a global more", { globals: { access_token: "", user: "me" }, request: {}, checksum: "0".repeat(64) }],
])("[API-02] an envelope with %s is refused", (_kind, envelope) => {
  expect(z.safeParse(envelopeSchema, envelope).success).toBe(false);
});

test("[API-07] the direct calls have their documented addresses, and refuse a key more", () => {
  expect(Object.values(directCalls).map((call) => call.path)).toEqual([
    "/wp-json/fa/v1/submit-contact-form",
    "/wp-json/fa/v1/notify-404",
    "/wp-json/fa/v1/initiate-email-change",
    "/wp-json/fa/v1/confirm-email-change",
    "/wp-json/fa/v1/initiate-account-deletion",
    "/wp-json/fa/v1/confirm-account-deletion",
    "/wp-json/fa/v1/activate-licence",
    "/wp-json/fa/v1/handle-live-chat",
  ]);
  const contact = { name: "Ada", email: "ada@example.com", subject: "", message: "Hello" };
  expect(z.parse(directCalls.submitContactForm.request, contact)).toEqual(contact);
  expect(z.safeParse(directCalls.submitContactForm.request, { ...contact, user_id: "1" }).success).toBe(false);
});

test("[CAT-01] the item types have the content system's ids", () => {
  expect(ITEM_TYPE_IDS).toEqual({ plugin: 42, samplepack: 43, bundle: 44 });
});

test("[SAFE-05] every change keeps its first response, except those whose response is a cookie", () => {
  const calls = [...Object.entries(operations), ...Object.entries(directCalls)];
  const unkept = calls.filter(([, call]) => call.isMutation && call.atMostOnce === "none").map(([name]) => name);
  expect(unkept.sort()).toEqual(["login", "logout"]);
  expect(calls.filter(([, call]) => !call.isMutation && call.atMostOnce !== "none")).toEqual([]);
});
