// @vitest-environment jsdom
import { createMemoryStorage } from "@shop/kernel/testing";
import { uiMessagesDe, uiMessagesEn } from "@shop/ui";
import { act, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CART_KEY } from "../adapters/with-cart-key.ts";
import { de } from "../messages/de.ts";
import { en } from "../messages/en.ts";
import { createElements } from "./elements.tsx";
import { createEmbed, type Embed } from "./embed.ts";

const ENGLISH = { language: "en", cart: en, ui: uiMessagesEn };
const LINE = { id: "p1", name: "Cabinet", quantity: 1, price: 4900, price_discount: 4900 };
const calls: string[] = [];
const warnings: string[] = [];
const headers: Headers[] = [];
let embed: Embed;
/** The shop's further data about its cart. */
let besides: object = {};
let storage = createMemoryStorage();

/** The shop's response to anything other than a cart request. */
let refuse: (() => Response) | undefined;

/** A shop whose cart contains one product from the first add on. */
async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { request } = JSON.parse(String(init?.body));
  calls.push(`${new URL(String(url)).origin} ${JSON.stringify(request)}`);
  headers.push(new Headers(init?.headers));
  if (refuse) return refuse();
  const isToken = calls.length === 1 && storage.get("shop_access_token") === undefined;
  const result = isToken
    ? { access_token: "t1" }
    : { products: [LINE], total_regular: 4900, total_discount: 4900, ...besides };
  return new Response(JSON.stringify({ valid: true, result }));
}

/** The storage of a page, in which a test may have put something. */
function openStorage() {
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.remove(key),
  };
}

function newEmbed(): Embed {
  return createEmbed({
    ...{ shop: "https://shop.example", language: "en", page: document, fetch: answer, openStorage },
    ...{ warn: (text) => warnings.push(text), onShownAgain: () => () => {} },
  });
}

beforeAll(() => {
  // jsdom has none; the reader's system is light.
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const sheet = new CSSStyleSheet();
  const texts = (language: string | null) =>
    language === "de" ? { language: "de", cart: de, ui: uiMessagesDe } : ENGLISH;
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
  warnings.length = 0;
  refuse = undefined;
  sessionStorage.clear();
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

test("for a visitor who never added anything the shop is not called", async () => {
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

test("the dialog opens and closes by the element's own methods too, and fires an event for both", async () => {
  const events: string[] = [];
  for (const name of ["shop:cart-opened", "shop:cart-closed"]) document.addEventListener(name, () => events.push(name));
  const [cart] = await show("<shop-cart></shop-cart>");
  const element = cart as HTMLElement & { open(): void; close(): void };
  await act(async () => element.open());
  inside(cart).getByRole("dialog", { name: "Your cart" });
  await act(async () => element.close());
  expect(inside(cart).queryByRole("dialog")).toBeNull();
  await act(async () => cart?.remove());
  expect(events).toEqual(["shop:cart-opened", "shop:cart-closed"]);
});

test("[CART-09] the dialog says that a part is in a bundle too, and what removing it saves", async () => {
  const line = { quantity: 1, fullPriceMinor: 4900, salePercent: null };
  const parts = [
    { name: "Cabinet", fullPriceMinor: 4900, isOwned: false },
    { name: "Stage", fullPriceMinor: 4900, isOwned: false },
  ];
  const lines = [
    { ...line, name: "Cabinet" },
    { ...line, name: "Wall", fullPriceMinor: 7900, completion: { parts } },
  ];
  besides = {
    products: [LINE, { ...LINE, id: "p2", name: "Wall", price: 7900, price_discount: 7900 }],
    total_regular: 12800,
    total_discount: 12065,
    currency: "EUR",
    pricing: { currency: "EUR", isLoggedIn: false, lines },
  };
  storage.set(CART_KEY, "key-1");
  storage.set("shop_access_token", "t0");
  const [cart] = await show("<shop-cart></shop-cart>");
  await waitFor(() => inside(cart).getByRole("button", { name: "Cart, 2 items" }));
  await act(async () => (cart as HTMLElement & { open(): void }).open());
  const note = inside(cart).getByText(/^Cabinet is already in/);
  expect(note.textContent).toBe("Cabinet is already in Wall: remove it and save 41.65€.");
});

test("proceeding fires an event first, and the page may prevent the move", async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  const [cart] = await show("<shop-cart></shop-cart>");
  cart?.addEventListener("shop:checkout", (event) => event.preventDefault(), { once: true });
  await act(() => embed.checkout.startCheckout());
  expect(submit).not.toHaveBeenCalled();
  await act(() => embed.checkout.startCheckout());
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});

test("proceeding waits until a change that is on its way has reached the shop", async () => {
  storage.set("shop_access_token", "t0");
  const [cart] = await show("<shop-cart></shop-cart>");
  const counts: number[] = [];
  cart?.addEventListener("shop:checkout", (event) => {
    event.preventDefault();
    counts.push((event as CustomEvent).detail.count);
  });
  await act(async () => {
    void embed.cart.add({ name: "Cabinet", isFree: false, isForSale: true });
    await embed.checkout.startCheckout();
  });
  expect(counts).toEqual([1]);
});

test("an element that names no product shows nothing", async () => {
  const [add] = await show("<shop-add-to-cart></shop-add-to-cart>");
  expect(inside(add).queryByRole("button")).toBeNull();
});

test("what the elements show is written from left to right and in their language, on a page that is neither", async () => {
  document.documentElement.dir = "rtl";
  const [cart] = await show('<shop-cart language="de"></shop-cart>');
  const place = cart?.shadowRoot?.querySelector<HTMLElement>(".shop-embed");
  expect([place?.dir, place?.lang]).toEqual(["ltr", "de"]);
  document.documentElement.removeAttribute("dir");
});

test("a product that the shop doesn't have is said beside its button and named in the console", async () => {
  storage.set("shop_access_token", "t0");
  refuse = () => Response.json({ valid: false, code: "cart.couldNotAdd", error: "no" });
  const [add] = await show("<shop-add-to-cart product=Nothing></shop-add-to-cart>");
  await userEvent.click(inside(add).getByRole("button", { name: "Add to cart" }));
  await waitFor(() => expect(inside(add).getAllByText("Error. Could not add item to cart.")).not.toEqual([]));
  expect(warnings).toEqual(['shop-add-to-cart: https://shop.example doesn\'t sell a product "Nothing".']);
});
