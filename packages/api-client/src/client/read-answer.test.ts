import { fail, ok } from "@shop/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { operations } from "../contract/index.ts";
import { SAMPLE_PRODUCT } from "../testing/operation-samples.ts";
import { readAnswer } from "./read-answer.ts";

const operation = {
  name: "thing.get",
  answer: z.looseObject({ things: z.array(z.looseObject({ size: z.number() })) }),
};
const read = (body: unknown, status = 200) =>
  readAnswer(operation, { status, text: typeof body === "string" ? body : JSON.stringify(body) });

test.each([
  ["a field of another type", { valid: true, result: { things: [{ size: "big" }] } }, "result.things.0.size"],
  ["a field missing", { valid: true, result: {} }, "result.things"],
  ["no result", { valid: true }, "result.things"],
  ["an empty body where fields are needed", "", "result.things"],
  ["no word on validity", { result: { things: [] } }, "valid"],
  ["a list in the place of the envelope", [], ""],
  ["a page instead of JSON", "<!doctype html><title>Oops</title>", ""],
  ["JSON that was cut off", '{"valid":true,"result":{"things":[', ""],
])("[API-10] %s is a failure with the operation's name and the field's path", (_kind, body, path) => {
  expect(read(body)).toEqual(fail({ code: "api.badAnswer", params: { operation: "thing.get", path } }));
});

test("[API-10] whatever a host returns, nothing is thrown", () => {
  const names = fc.constantFrom(...Object.values(operations));
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((text) => text.slice(0, -1)),
  );
  const envelopes = fc
    .record({ valid: fc.jsonValue(), result: fc.jsonValue(), error: fc.jsonValue(), code: fc.jsonValue() })
    .map((body) => JSON.stringify(body));
  fc.assert(
    fc.property(names, fc.oneof(texts, envelopes), fc.integer({ min: 200, max: 599 }), (served, text, status) => {
      expect(readAnswer(served, { status, text })).toHaveProperty("isOk");
    }),
    { seed: 7 },
  );
});

test.each([
  [
    "its code and words",
    { valid: false, code: "cart.notInCart", error: "It is gone." },
    { code: "cart.notInCart", serverText: "It is gone." },
  ],
  ["no code", { valid: false, error: "No." }, { code: "api.refused", serverText: "No." }],
  ["no code and no words", { valid: false, result: [] }, { code: "api.refused" }],
  ["a number that nobody documented", { valid: false, code: 812 }, { code: "api.refused", params: { code: 812 } }],
])("a refusal with %s is a failure", (_kind, body, failure) => {
  expect(read(body)).toEqual(fail(failure));
});

test.each([
  ["alone", { code: 500, error: null, result: {} }, { params: { code: 500 } }],
  ["written as text", { code: "500", error: null, result: {} }, { params: { code: 500 } }],
  ["with the host's error", { code: 500, error: "e" }, { params: { code: 500 }, serverText: "e" }],
  [
    "with a login's own words",
    { code: 500, error: "e", result: { login_error: "Locked." } },
    { params: { code: 500, login_error: "Locked." }, serverText: "e" },
  ],
  [
    "with a login's own words beside the result",
    { code: 500, error: "e", login_error: "Locked." },
    { params: { code: 500, login_error: "Locked." }, serverText: "e" },
  ],
  [
    "inside the result",
    { valid: true, result: { valid: false, code: 500, error: "e" } },
    { params: { code: 500 }, serverText: "e" },
  ],
])("[AUTH-11] a login refused by the documented number %s becomes its code", (_kind, body, rest) => {
  const text = JSON.stringify({ valid: false, ...body });
  expect(readAnswer(operations.login, { status: 200, text })).toEqual(fail({ code: "auth.loginFailed", ...rest }));
});

test.each([
  [
    "the host's own code",
    429,
    { valid: false, code: "api.tooManyCalls", error: "Wait." },
    { code: "api.tooManyCalls", serverText: "Wait." },
  ],
  [
    "a body without a code",
    500,
    { valid: false },
    { code: "api.httpStatus", params: { status: 500, body: '{"valid":false}' } },
  ],
  ["a page", 502, "<html>", { code: "api.httpStatus", params: { status: 502, body: "<html>" } }],
  ["nothing", 504, "", { code: "api.httpStatus", params: { status: 504, body: "" } }],
  [
    "a body that claims to be valid",
    500,
    { valid: true, result: { things: [] } },
    { code: "api.httpStatus", params: { status: 500, body: '{"valid":true,"result":{"things":[]}}' } },
  ],
])("[API-04] a status other than OK with %s is a failure", (_kind, status, body, failure) => {
  expect(read(body, status)).toEqual(fail(failure));
});

const USER = {
  ...{ email_address: "ada@example.com", name: "Ada", is_logged_in: true, account_is_active: true },
  ...{ newsletterSettings: 0, dripEvents: [], preferredCurrency: null, userLoginMail: "a", isNewAccount: false },
};
const CART = { products: [], total_regular: 4900, total_discount: 3900 };
const { products, ...totals } = CART;

test.each([
  ["the user of a login at the top level", operations.login, { valid: true, user: USER }, { user: USER }],
  ["the user of a login inside the result", operations.login, { valid: true, result: { user: USER } }, { user: USER }],
  [
    "a login whose validity is inside the result",
    operations.login,
    { result: { valid: true, user: USER } },
    { user: USER },
  ],
  ["a cart's totals beside the result", operations.getCart, { valid: true, result: { products }, ...totals }, CART],
  ["a cart's totals inside the result", operations.getCart, { valid: true, result: CART }, CART],
  [
    "owned products beside the result",
    operations.getOwnedProducts,
    { valid: true, result: { bundle: [] }, other: [], samplepack: [], plugin: [] },
    { bundle: [], other: [], samplepack: [], plugin: [] },
  ],
])("[API-11] %s is read", (_what, of, body, value) => {
  expect(readAnswer(of, { status: 200, text: JSON.stringify(body) })).toMatchObject(ok(value));
});

test("a valid response is its result", () => {
  expect(read({ valid: true, result: { things: [{ size: 3 }] }, error: null, code: null })).toEqual(
    ok({ things: [{ size: 3 }] }),
  );
});

const lenient = { ...operation, lenientList: "things" };

/** The items read from a list, and the paths reported to the log. */
function readThings(things: unknown, more: object = {}) {
  const leftOut: unknown[] = [];
  const text = JSON.stringify({ valid: true, result: { things, ...more } });
  const read = readAnswer(lenient, { status: 200, text }, ({ code, params }) => leftOut.push([code, params?.path]));
  return { read, leftOut };
}

test("[CAT-02] of a lenient list only the bad items are left out, each with a warning", () => {
  const { read, leftOut } = readThings([{ size: 1 }, { size: "big" }, null, { size: 2 }], { more: "kept" });
  expect(read).toEqual(ok({ things: [{ size: 1 }, { size: 2 }], more: "kept" }));
  expect(leftOut).toEqual([
    ["api.badAnswer", "result.things.1.size"],
    ["api.badAnswer", "result.things.2"],
  ]);
});

test.each([[[{ size: "big" }, 7]], ["no list"], [null]])(
  "[CAT-03] the list %j, of which nothing can be read, is a response of the wrong shape",
  (things) => {
    const { read, leftOut } = readThings(things);
    expect(read).toMatchObject({ isOk: false, failure: { code: "api.badAnswer" } });
    expect(leftOut).toEqual([]);
  },
);

test("[CAT-02] one bad product leaves the rest of the catalogue, and a lone price text is none", () => {
  const leftOut: unknown[] = [];
  const result = [
    SAMPLE_PRODUCT,
    { ...SAMPLE_PRODUCT, price: 7 },
    { ...SAMPLE_PRODUCT, name: "lone", price: "49,99 €" },
  ];
  const text = JSON.stringify({ valid: true, result: { result } });
  const read = readAnswer(operations.getAllProducts, { status: 200, text }, (failure) =>
    leftOut.push(failure.params?.path),
  );
  expect(read).toMatchObject({ isOk: true, value: { result: [{ name: SAMPLE_PRODUCT.name }, { name: "lone" }] } });
  expect(leftOut).toEqual(["result.result.1.price"]);
});
