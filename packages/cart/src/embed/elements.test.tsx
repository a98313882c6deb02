// @vitest-environment jsdom
import { createFakeClock, createFakeRandom, createMemoryStorage } from "@shop/kernel/testing";
import { uiMessagesDe, uiMessagesEn } from "@shop/ui";
import { act, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CART_KEY } from "../adapters/with-cart-key.ts";
import { de } from "../messages/de.ts";
import { en } from "../messages/en.ts";
import { createElements } from "./elements.tsx";
import { createEmbed, type Embed } from "./embed.ts";

const ENGLISH = { cart: en, ui: uiMessagesEn };
const LINE = { id: "p1", name: "Cabinet", quantity: 1, price: 4900, price_discount: 4900 };
const calls: string[] = [];
const headers: Headers[] = [];
let embed: Embed;
/** What the shop says of its cart besides. */
let besides: object = {};
let storage = createMemoryStorage();

/** A shop whose cart holds one product from the first add on. */
async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { request } = JSON.parse(String(init?.body));
  calls.push(`${new URL(String(url)).origin} ${JSON.stringify(request)}`);
  headers.push(new Headers(init?.headers));
  const isToken = calls.length === 1 && storage.get("shop_access_token") === undefined;
  const result = isToken
    ? { access_token: "t1" }
    : { products: [LINE], total_regular: 4900, total_discount: 4900, ...besides };
  return new Response(JSON.stringify({ valid: true, result }));
}

function newEmbed(): Embed {
  return createEmbed({
    ...{ shop: "https://shop.example", language: "en", page: document, fetch: answer, storage },
    ...{ clock: createFakeClock(), random: createFakeRandom(), subtle: crypto.subtle, onShownAgain: () => () => {} },
  });
}

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  const texts = (language: string | null) => (language === "de" ? { cart: de, ui: uiMessagesDe } : ENGLISH);
  const { ShopCart, ShopAddToCart } = createElements({ embed: () => embed, textsOf: texts, sheet });
  customElements.define("shop-cart", ShopCart);
  customElements.define("shop-add-to-cart", ShopAddToCart);
});
beforeEach(() => {
  storage = createMemoryStorage();
  embed = newEmbed();
  besides = {};
  calls.length = 0;
  headers.length = 0;
});
afterEach(() => act(async () => document.body.replaceChildren()));

async function show(html: string): Promise<HTMLElement[]> {
  await act(async () => {
    document.body.innerHTML = html;
  });
  return Array.from(document.body.children) as HTMLElement[];
}
const inside = (element: HTMLElement | undefined) => {
  const root = element?.shadowRoot?.querySelector<HTMLElement>(".shop-embed");
  if (!root) throw new Error("The element shows nothing.");
  return within(root);
};

test("a visitor who never added anything is asked nothing of the shop", async () => {
  const [cart] = await show("<shop-cart></shop-cart><shop-add-to-cart product=Cabinet></shop-add-to-cart>");
  expect(inside(cart).getByRole("button", { name: "Cart, empty" })).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a press on one element shows in all of them, of one cart and one client", async () => {
  const [first, second, add] = await show(
    "<shop-cart></shop-cart><shop-cart></shop-cart><shop-add-to-cart product=Cabinet quantity=2 currency=JPY></shop-add-to-cart>",
  );
  await userEvent.click(inside(add).getByRole("button", { name: "Add to cart" }));
  await waitFor(() => inside(first).getByRole("button", { name: "Cart, 1 item" }));
  inside(second).getByRole("button", { name: "Cart, 1 item" });
  expect(inside(add).getByRole("status").textContent).toContain("Cabinet is in your cart.");
  expect(calls).toEqual(["https://shop.example {}", 'https://shop.example {"product":"Cabinet","quantity":2}']);
  expect(headers[1]?.get("shop-currency")).toBe("JPY");
});

test("a visitor who has a cart sees it at once, and in the language that the element names", async () => {
  storage.set(CART_KEY, "key-1");
  storage.set("shop_access_token", "t0");
  const [cart] = await show('<shop-cart language="de"></shop-cart>');
  await waitFor(() => inside(cart).getByRole("button", { name: "Warenkorb, 1 Artikel" }));
});

test("the dialog opens and closes by the element's own methods too, and tells of both", async () => {
  const told: string[] = [];
  for (const name of ["shop:cart-opened", "shop:cart-closed"]) document.addEventListener(name, () => told.push(name));
  const [cart] = await show("<shop-cart></shop-cart>");
  const element = cart as HTMLElement & { open(): void; close(): void };
  await act(async () => element.open());
  inside(cart).getByRole("dialog", { name: "Your cart" });
  await act(async () => element.close());
  expect(inside(cart).queryByRole("dialog")).toBeNull();
  await act(async () => cart?.remove());
  expect(told).toEqual(["shop:cart-opened", "shop:cart-closed"]);
});

test("[CART-09] the dialog says that a part is in a bundle too, and what removing it saves", async () => {
  besides = { doubled_parts: [{ name: "Cabinet", bundle: "Wall", quantity: 1, saved: 4165 }], currency: "EUR" };
  storage.set(CART_KEY, "key-1");
  storage.set("shop_access_token", "t0");
  const [cart] = await show("<shop-cart></shop-cart>");
  await waitFor(() => inside(cart).getByRole("button", { name: "Cart, 1 item" }));
  await act(async () => (cart as HTMLElement & { open(): void }).open());
  inside(cart).getByText("Wall already contains Cabinet. Removing 1 × Cabinet saves 41.65€.");
});

test("proceeding is told first, and the page may keep it from leaving", async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  const [cart] = await show("<shop-cart></shop-cart>");
  cart?.addEventListener("shop:checkout", (event) => event.preventDefault(), { once: true });
  act(() => embed.proceed());
  expect(submit).not.toHaveBeenCalled();
  act(() => embed.proceed());
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});

test("an element that names no product shows nothing", async () => {
  const [add] = await show("<shop-add-to-cart></shop-add-to-cart>");
  expect(inside(add).queryByRole("button")).toBeNull();
});
