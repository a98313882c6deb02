import { createFakeApiClient, FAKE_SECURITY_TOKEN } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { buildWireOwned, buildWireOwnedProduct, buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { buildVisitor } from "../../testing/build-visitor.ts";
import { loadAccountPart } from "../account-part/account-part.server.ts";
import { actOnCoupon, loadCouponPage } from "../coupon/coupon.server.ts";
import { loadRatePage } from "../rate-product/rate-product.server.ts";
import { actOnAccount, loadAccount } from "./account.server.ts";

const ORIGIN = "https://shop.example";
const OWNED = buildWireOwned({
  plugin: [buildWireOwnedProduct({ can_be_rated: true, own_rating: { stars: 4, comment: "Good" } })],
  other: [buildWireOwnedProduct({ name: "Transfer", slug: "transfer", type: "other" })],
});

function buildCustomer() {
  const visitor = buildVisitor();
  visitor.api.answer("updateSession", ok({ user: buildWireUser() }));
  visitor.api.answer("getOwnedProducts", ok(OWNED));
  return visitor;
}

function open(
  visitor: ReturnType<typeof buildVisitor>,
  path: string,
  params: Record<string, string> = {},
  products = [buildWireProduct()],
) {
  const api = createFakeApiClient();
  api.answer("getAllProducts", ok({ result: products }));
  const context = buildStorefrontContext({ api, visitor: () => visitor });
  return { context, request: new Request(`${ORIGIN}${path}`), params } as unknown as LoaderFunctionArgs;
}

function send(visitor: ReturnType<typeof buildVisitor>, path: string, fields: Record<string, string>, origin = ORIGIN) {
  const request = new Request(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams(fields),
  });
  return { ...open(visitor, path), request };
}

test("[ACCT-01] the account is the customer's own, in the language of its address, and cookies that were set on the way are passed on", async () => {
  const page = await loadAccount(open(buildCustomer(), "/de/account"));
  expect(page.data.account?.groups?.map(({ title }) => title)).toEqual(["Plugins", "Sonstiges"]);
  expect(page.data.texts.title).toBe("Ihr Konto");
  expect(new Headers(page.init?.headers).getSetCookie()).toEqual(["shop_access_token=fresh; path=/"]);
});

test("[ACCT-01] a visitor gets no account, and one without a cookie isn't even looked up", async () => {
  const stranger = buildVisitor({ isKnown: false });
  expect((await loadAccount(open(stranger, "/account"))).data.account).toBeNull();
  expect(stranger.api.calls).toEqual([]);
  const visitor = buildVisitor();
  visitor.api.answer("updateSession", ok({ user: null }));
  expect((await loadAccount(open(visitor, "/account"))).data.account).toBeNull();
  const ended = buildCustomer();
  ended.api.answer("getOwnedProducts", fail({ code: "api.loginRequired" }));
  expect((await loadAccount(open(ended, "/account"))).data.account).toBeNull();
});

test("[ACCT-01] [AUTH-20] a visitor sees which plugins a new account gets; a customer doesn't", async () => {
  const products = [
    buildWireProduct(),
    buildWireProduct({ name: "faGift", price: { EUR: 0, USD: 0, JPY: 0 } }),
    buildWireProduct({ name: "Free Pack", type: "samplepack", price: { EUR: 0, USD: 0, JPY: 0 } }),
  ];
  const giftsOf = async (visitor: ReturnType<typeof buildVisitor>) => {
    const { data } = await loadAccount(open(visitor, "/account", {}, products));
    return data.gifts.map(({ name }) => name);
  };
  expect(await giftsOf(buildVisitor({ isKnown: false }))).toEqual(["faGift"]);
  expect(await giftsOf(buildCustomer())).toEqual([]);
});

test("[SAFE-25] if the back end can't say who the visitor is, the account page is 503", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("updateSession", fail({ code: "api.unreachable" }));
  await expect(loadAccount(open(visitor, "/account"))).rejects.toMatchObject({ init: { status: 503 } });
});

test("[CAT-08] 'Get it' gives a free product, and says so", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getFreeProduct", ok({}));
  const said = await actOnAccount(send(visitor, "/account", { product: "faGain" }));
  expect(said.data).toEqual({
    isDone: true,
    text: "faGain is yours. You find it among your products.",
    next: null,
  });
  expect(visitor.api.calls).toMatchObject([{ name: "getFreeProduct", request: { product: "faGain" } }]);
});

test.each([
  ["product.newsletterNeeded", "Free products are for subscribers of the newsletter.", "/account/newsletter"],
  ["api.loginRequired", "Log in to see your licences and downloads", undefined],
  ["product.notFree", "faGain could not be added to your account. Please try again later.", undefined],
])("[CAT-08] a free product that is rejected with %s: %s", async (code, text, href) => {
  const visitor = buildVisitor();
  visitor.api.answer("getFreeProduct", fail({ code }));
  const { data } = await actOnAccount(send(visitor, "/account", { product: "faGain" }));
  expect([data.isDone, data.text, data.next?.href]).toEqual([false, text, href]);
});

test.each([
  ["/account", actOnAccount],
  ["/coupon", actOnCoupon],
] as const)(
  "[SAFE-04] a form for %s that isn't from the shop's own pages is rejected, and nothing is done",
  async (path, action) => {
    const visitor = buildVisitor();
    const form = send(visitor, path, { product: "faGain", code: "SAVE" }, "https://evil.example");
    await expect(action(form)).rejects.toMatchObject({ init: { status: 403 } });
    expect(visitor.api.calls).toEqual([]);
  },
);

test("[ROUTE-09] a page below the account shows itself to the customer, and asks everybody else to log in", async () => {
  expect((await loadAccountPart(open(buildCustomer(), "/account/profile", { page: "profile" }))).data).toMatchObject({
    part: "profile",
    isLoginNeeded: false,
  });
  const stranger = buildVisitor({ isKnown: false });
  expect((await loadAccountPart(open(stranger, "/account/profile", { page: "profile" }))).data.isLoginNeeded).toBe(
    true,
  );
  const linked = await loadAccountPart(open(stranger, "/account/revoke-email", { page: "revoke-email" }));
  expect(linked.data.isLoginNeeded).toBe(false);
});

test.each(["nothing", "constructor", ""])("[ROUTE-13] /account/%s is 404", async (page) => {
  await expect(loadAccountPart(open(buildCustomer(), `/account/${page}`, { page }))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test("[CAT-06] one owned product has a page of its own; what isn't the customer's hasn't", async () => {
  const page = { page: "owned" };
  const own = await loadAccountPart(open(buildCustomer(), "/account/owned?product=famicalign", page));
  expect(own.data.product?.licences).toHaveLength(1);
  const other = await loadAccountPart(open(buildCustomer(), "/account/owned?product=fagain", page));
  expect(other.data.product).toBeNull();
});

test("[ROUTE-09] the rating page offers what can be rated, with earlier ratings, and takes the product from the address", async () => {
  const rated = [buildWireProduct({ rating: { num_ratings: 12, rating: 4.5, user_has_rated: true } })];
  const { data } = await loadRatePage(open(buildCustomer(), "/rate-product?product=faMicAlign", {}, rated));
  const product = {
    ...{ name: "faMicAlign", path: "/products/plugins/famicalign", picture: null },
    ...{ ownRating: { stars: 4, comment: "Good" }, mean: "4.5 of 5 stars, from 12 ratings." },
  };
  expect([data.products, data.chosen, data.count]).toEqual([[product], product, "Rated: 1 of 1"]);
  expect((await loadRatePage(open(buildCustomer(), "/rate-product?product=Transfer"))).data.chosen).toBeNull();
  const stranger = buildVisitor({ isKnown: false });
  expect((await loadRatePage(open(stranger, "/rate-product"))).data.products).toBeNull();
});

test("[ROUTE-09] the coupon page takes its code from the address, and does nothing with it by itself", () => {
  expect(loadCouponPage(open(buildVisitor(), "/coupon?code=%20SAVE10%20")).code).toBe("SAVE10");
  expect(loadCouponPage(open(buildVisitor(), `/coupon?code=${"x".repeat(99)}`)).code).toHaveLength(64);
  expect(loadCouponPage(open(buildVisitor(), "/coupon")).code).toBe("");
});

const CODE = "ABCDE-12345-FGHIJ-67890-KLMNO";

test("[ROUTE-09] a coupon is put on the cart", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("addCoupon", fail({ code: "cart.couponExpired" }));
  const refused = await actOnCoupon(send(visitor, "/coupon", { code: "SAVE10" }));
  expect([refused.data.kind, refused.data.isDone]).toEqual(["coupon", false]);
  expect(refused.data.text).toContain("expired");
  expect(visitor.api.calls).toMatchObject([{ name: "addCoupon", request: { coupon: "SAVE10" } }]);
});

test.each([
  ["", "The coupon was applied. TEN takes 10.91€ off. Your cart with faGain and faMicAlign now costs 98.24€."],
  [
    "/de",
    "Der Gutschein gilt für Ihren Warenkorb. TEN senkt den Preis um 10,91 €. Ihr Warenkorb mit faGain und faMicAlign kostet jetzt 98,24 €.",
  ],
])(
  "[ROUTE-09] an applied coupon says what it takes off which cart, in the page's language: %s/coupon",
  async (language, text) => {
    const visitor = buildVisitor();
    const line = { id: "p1", quantity: 1, price: 5900, price_discount: 5900 };
    const cart = {
      products: [
        { ...line, name: "faGain" },
        { ...line, name: "faMicAlign" },
      ],
      ...{ currency: "EUR" as const, coupon_discounts: [{ code: "TEN", amount: 1091 }] },
      ...{ total_regular: 11_800, total_discount: 9824 },
    };
    visitor.api.answer("addCoupon", ok(cart));
    const said = await actOnCoupon(send(visitor, `${language}/coupon`, { code: "ten" }));
    expect(said.data.text.replaceAll("\u00a0", " ")).toBe(text);
  },
);

test("[ACCT-05] a redeem code, in small letters or not, is redeemed, and the page names what it gave", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("redeemProduct", ok({ products: ["faGain", { name: "faMicAlign" }] }));
  const said = await actOnCoupon(send(visitor, "/coupon", { code: CODE.toLowerCase() }));
  expect(said.data).toMatchObject({ kind: "redeem", isDone: true, text: "In your account now: faGain and faMicAlign" });
  expect(said.data.given?.map(({ name, href }) => [name, href])).toEqual([
    ["faGain", "/account"],
    ["faMicAlign", "/account/owned?product=famicalign"],
  ]);
  expect(visitor.api.calls.at(-1)?.request).toEqual({
    mode: "execute",
    csrf_token: FAKE_SECURITY_TOKEN,
    redeem_code: CODE,
  });
});

test.each([
  ["api.loginRequired", /Log in, and use it again/],
  ["redeem.codeUsed", /already used/],
  ["api.unreachable", /could not be checked/],
])("[ACCT-05] a redeem code that is refused with %s says why", async (code, text) => {
  const visitor = buildVisitor();
  visitor.api.answer("redeemProduct", fail({ code }));
  expect((await actOnCoupon(send(visitor, "/coupon", { code: CODE }))).data.text).toMatch(text);
});

test("an empty field asks for a code, without a call", async () => {
  const visitor = buildVisitor();
  expect((await actOnCoupon(send(visitor, "/coupon", { code: " " }))).data.text).toBe("Enter a coupon or a code.");
  expect(visitor.api.calls).toEqual([]);
});
