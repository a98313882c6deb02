import { buildWireOwnedProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { buildVisitor } from "../../testing/build-visitor.ts";
import { actOnCart, loadCartPage } from "./cart-page.server.ts";

const LINE = { id: "1", name: "faMicAlign", quantity: 2, price: 7900, price_discount: 6320 };
const PRICING = {
  currency: "EUR" as const,
  isLoggedIn: false,
  lines: [{ name: "faMicAlign", quantity: 2, fullPriceMinor: 7900, salePercent: 20 }],
  coupons: [{ code: "SPRING", percent: 10 }],
};
const CART = {
  products: [LINE],
  total_regular: 15_800,
  total_discount: 10_523,
  currency: "EUR" as const,
  coupons: ["SPRING"],
  can_undo: true,
  pricing: PRICING,
};

const args = (visitor: ReturnType<typeof buildVisitor>, request: Request) =>
  ({ context: buildStorefrontContext({ visitor: () => visitor }), request, params: {} }) as unknown;

async function load(visitor = buildVisitor(), path = "/cart") {
  const request = new Request(`https://shop.example${path}`);
  return (await loadCartPage(args(visitor, request) as LoaderFunctionArgs)).data.plain;
}

test("[A11Y-07] [PRICE-10] without scripts the cart has its lines, what they come to, what multi-buy and coupons take off that, and the server's total", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getCart", ok(CART));
  const cart = await load(visitor, "/cart?said=added");
  expect(cart).toMatchObject({
    action: "/cart",
    message: { isFailure: false, text: "It is in your cart." },
    lines: [
      {
        ...{ name: "faMicAlign", quantity: 2, regular: "158€", total: "126.40€" },
        choices: [
          { count: 1, words: "1 seat" },
          { count: 2, words: "2 seats" },
          { count: 3, words: "3 seats" },
          { count: 4, words: "4 seats" },
          { count: 5, words: "5 seats" },
        ],
      },
    ],
    sums: [
      { label: "Regular total", amount: "158€" },
      { label: "Items", amount: "126.40€" },
      { label: "Multi-buy", amount: "−9.48€" },
      { label: "Coupon SPRING", amount: "−11.69€" },
      { label: "Total", amount: "105.23€", isTotal: true },
    ],
    coupons: [{ code: "SPRING", removeLabel: "Remove coupon SPRING" }],
    canUndo: true,
  });
});

test("[CART-09] [A11Y-07] without scripts the cart says that a part is in a bundle too, and what removing it saves", async () => {
  const visitor = buildVisitor();
  const doubled = [
    { name: "faMicAlign", bundle: "Studio Bundle", quantity: 1, saved: 5372 },
    { name: "faCabRoom", bundle: "Studio Bundle", quantity: 1, saved: 0 },
  ];
  visitor.api.answer("getCart", ok({ ...CART, doubled_parts: doubled }));
  expect((await load(visitor)).surplus).toEqual([
    {
      ...{ name: "faMicAlign", count: 1, removeLabel: "Remove 1 seat: faMicAlign" },
      words: "faMicAlign is already in Studio Bundle: remove it and save 53.72€.",
    },
    {
      ...{ name: "faCabRoom", count: 1, removeLabel: "Remove faCabRoom" },
      words: "faCabRoom is already in Studio Bundle.",
    },
  ]);
});

const OWNED = { plugin: [buildWireOwnedProduct({ name: "faMicAlign" })], bundle: [], samplepack: [], other: [] };
const OF_CUSTOMER = { ...CART, pricing: { ...PRICING, isLoggedIn: true } };

test("[CART-09] [CART-13] [A11Y-07] without scripts the cart says in the page's language what the customer owns already", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getCart", ok(OF_CUSTOMER));
  visitor.api.answer("getOwnedProducts", ok(OWNED));
  expect((await load(visitor, "/de/cart")).surplus).toEqual([
    {
      ...{ name: "faMicAlign", count: 2, removeLabel: "faMicAlign entfernen" },
      words: "Sie besitzen faMicAlign schon: Entfernen spart 85,51\u00a0€.",
    },
  ]);
});

test("[CART-09] a visitor owns nothing, and a failed call about what a customer owns leaves the cart as it is", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getCart", ok(CART), ok(OF_CUSTOMER));
  visitor.api.answer("getOwnedProducts", fail({ code: "api.unreachable" }));
  expect((await load(visitor)).surplus).toEqual([]);
  expect(visitor.api.calls.map(({ name }) => name)).toEqual(["getCart"]);
  expect(await load(visitor)).toMatchObject({ surplus: [], lines: [{ name: "faMicAlign" }], isMissing: false });
});

test("a host that sends no pricing still has its cart shown", async () => {
  const visitor = buildVisitor();
  const { pricing: _, ...cart } = CART;
  visitor.api.answer("getCart", ok({ ...cart, total_discount: 12_640 }));
  expect(await load(visitor)).toMatchObject({
    lines: [{ total: "126.40€" }],
    sums: [{ amount: "158€" }, { label: "Total", amount: "126.40€" }],
  });
});

test.each([
  ["cart.packAlreadyInCart", { isFailure: true, text: "You already have that IR Pack in your cart." }],
  ["wrongForm", { isFailure: true, text: "That could not be understood. Please try again." }],
  ["<b>anything</b>", null],
  ["toString", null],
])("[A11Y-07] what the address says of the last form is one of the shop's own texts: %s", async (said, message) => {
  const visitor = buildVisitor({ isKnown: false });
  const cart = await load(visitor, `/cart?said=${encodeURIComponent(said)}`);
  expect(cart.message).toEqual(message);
  expect(visitor.api.calls).toEqual([]);
});

test("a cart that can't be loaded isn't shown as empty", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getCart", fail({ code: "api.unreachable" }));
  expect(await load(visitor)).toMatchObject({ isMissing: true, lines: [] });
});

function post(path: string, headers: Record<string, string>, visitor = buildVisitor()) {
  visitor.api.answer("addToCart", ok({ products: [], total_regular: 0, total_discount: 0 }));
  const body = new URLSearchParams({ product: "faMicAlign", quantity: "1" });
  const request = new Request(`https://shop.example${path}`, { method: "POST", headers, body });
  return { visitor, answer: actOnCart(args(visitor, request) as ActionFunctionArgs) };
}

test("[A11Y-07] a form leads to the cart in its own language, which shows the result, with the cookies that were set on the way", async () => {
  const answer = await post("/de/cart", { origin: "https://shop.example" }).answer;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/cart?said=added"]);
  expect(answer.headers.getSetCookie()).toEqual(["shop_access_token=fresh; path=/"]);
});

test.each([
  ["[SAFE-04] another site", { origin: "https://elsewhere.example" }, 403],
  ["[SAFE-04] an unnamed origin", {}, 403],
  ["[SAFE-01] a page of ours, but far too long", { origin: "https://shop.example", "content-length": "20000" }, 413],
])("%s: the form is rejected without a call", async (_where, headers, status) => {
  const { visitor, answer } = post("/cart", headers as Record<string, string>);
  await expect(answer).rejects.toMatchObject({ init: { status } });
  expect(visitor.api.calls).toEqual([]);
});
