// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { MAX_ITEM_QUANTITY } from "../../domain/limits.ts";
import type { CartStore } from "../../store/cart-store.ts";
import { findOnShelf } from "../../testing/shelf.ts";
import { CartView } from "../cart-view/cart-view.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-carts.ts";
import { UndoButton } from "../undo-button/undo-button.tsx";
import { CartMessages } from "./cart-messages.tsx";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "visibilityState");
});

const BALLAST = findOnShelf("Ballast");
const showTab = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
};

test.each([
  ["after adding", 45_000, "Ballast is in your cart.", "add"],
  ["after removing", 15_000, "Ballast was removed from your cart.", "remove"],
  ["for all others", 5000, "No previous action to undo", "undo"],
] as const)("[CART-08] the pop-up %s stays %i ms", async (_when, stayMs, words, act_) => {
  const { cart, clock } = await renderInWorld(<CartMessages />, { products: [{ name: "Ballast", quantity: 1 }] });
  await act(async () => {
    if (act_ === "add") await cart.add(BALLAST);
    if (act_ === "remove") await cart.remove("Ballast");
    if (act_ === "undo") await cart.undo();
  });
  expect(screen.getByText(words)).toBeTruthy();
  await act(() => clock.advanceAsync(stayMs - 1));
  expect(screen.getByText(words)).toBeTruthy();
  await act(() => clock.advanceAsync(1));
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  [
    "the pointer is on it",
    (place: HTMLElement) => fireEvent.pointerEnter(place),
    (place: HTMLElement) => fireEvent.pointerLeave(place),
  ],
  [
    "it has the focus",
    (place: HTMLElement) => within(place).getByRole("link").focus(),
    (place: HTMLElement) => within(place).getByRole("link").blur(),
  ],
  ["the tab is hidden", () => showTab("hidden"), () => showTab("visible")],
])("[CART-08] [A11Y-03] a pop-up's timer pauses while %s, and continues after that", async (_when, begin, end) => {
  const { cart, clock } = await renderInWorld(<CartMessages />);
  await act(async () => void (await cart.add(BALLAST)));
  await act(() => clock.advanceAsync(44_000));
  const place = screen.getByRole("region", { name: "Notices" });
  act(() => begin(place));
  await act(() => clock.advanceAsync(600_000));
  expect(screen.getByText("Ballast is in your cart.")).toBeTruthy();
  act(() => end(place));
  await act(() => clock.advanceAsync(999));
  expect(screen.getByText("Ballast is in your cart.")).toBeTruthy();
  await act(() => clock.advanceAsync(1));
  expect(screen.queryByText("Ballast is in your cart.")).toBeNull();
});

test.each([
  ["added", "Ballast is in your cart.", (cart: CartStore) => cart.add(BALLAST)],
  ["removed", "Sidechain Lab was removed from your cart.", (cart: CartStore) => cart.remove("Sidechain Lab")],
  ["reduced", "Ballast: 1 in your cart.", (cart: CartStore) => cart.remove("Ballast", 1)],
  ["refused", "Reached cart limit for this item.", (cart: CartStore) => cart.add(BALLAST, MAX_ITEM_QUANTITY)],
])(
  "[A11Y-06] what was %s is read out once, also where the line and its button say it too",
  async (_what, words, change) => {
    const { cart } = await renderInWorld(
      <>
        <CartView />
        <CartMessages />
      </>,
      { products: [...FULL_CART.slice(0, 1), { name: "Ballast", quantity: 2 }] },
    );
    await act(async () => void (await change(cart)));
    const spoken = () =>
      screen
        .getAllByText((text) => text.includes(words))
        .filter((element) => element.closest("[aria-live], [role=alert], [role=status]"));
    await waitFor(() => expect(spoken()).toHaveLength(1));
  },
);

test("Esc closes the pop-up that has the focus", async () => {
  const { cart } = await renderInWorld(<CartMessages />);
  await act(async () => void (await cart.add(BALLAST)));
  screen.getByRole("link", { name: "View cart" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("Ballast is in your cart.")).toBeNull();
});

test("[CART-07] Undo in the pop-up after removing puts it back", async () => {
  const { cart } = await renderInWorld(<CartMessages />, { products: FULL_CART });
  await act(async () => void (await cart.remove("Ballast")));
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(cart.getState().products.map((line) => line.name)).toContain("Ballast");
  expect(screen.queryByText("Ballast was removed from your cart.")).toBeNull();
  expect(screen.getByText("Your last change was undone.")).toBeTruthy();
});

test("[CART-07] [A11Y-03] Undo stays reachable after its pop-up has gone, by keyboard", async () => {
  const { cart, clock } = await renderInWorld(
    <>
      <CartMessages />
      <UndoButton />
    </>,
    { products: FULL_CART },
  );
  expect(screen.queryByRole("button", { name: "Undo last change" })).toBeNull();
  await act(async () => void (await cart.remove("Ballast")));
  await act(() => clock.advanceAsync(60_000));
  expect(screen.queryByText("Ballast was removed from your cart.")).toBeNull();
  screen.getByRole("button", { name: "Undo last change" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(cart.getState().products.map((line) => line.name)).toContain("Ballast");
});

test("the pop-up after adding has a link to the cart, and goes when it is followed", async () => {
  const { cart } = await renderInWorld(<CartMessages />, { paths: { cart: "#cart" } });
  await act(async () => void (await cart.add(BALLAST)));
  const link = screen.getByRole("link", { name: "View cart" });
  expect(link.getAttribute("href")).toBe("#cart");
  await expectAccessible();
  await userEvent.click(link);
  expect(screen.queryByText("Ballast is in your cart.")).toBeNull();
});
