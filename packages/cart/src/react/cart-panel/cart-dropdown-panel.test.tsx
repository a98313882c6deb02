// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CartBadge } from "../cart-badge/cart-badge.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-world.tsx";
import { CartDropdownPanel } from "./cart-dropdown-panel.tsx";

afterEach(cleanup);

test("the dropdown lists quantity × name with price and a remove key, totals, reservation and both acts", async () => {
  await renderInWorld(<CartDropdownPanel notice={<p>An offer</p>} />, {
    products: FULL_CART,
    reservationLeftMs: 61_000,
  });
  const line = screen.getAllByRole("listitem")[1];
  expect(line?.textContent).toBe("3 ×Ballast147€");
  expect(screen.getByRole("button", { name: "Remove Ballast" })).toBeTruthy();
  expect(screen.getByRole("timer", { name: "Reserved for you" }).textContent).toBe("1:01");
  expect(screen.getByText("An offer")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Proceed to Checkout/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Empty shopping cart" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
  await expectAccessible();
});

test("the reservation runs down, and its scale loses a mark a minute", async () => {
  const { clock } = await renderInWorld(<CartDropdownPanel />, { products: FULL_CART, reservationLeftMs: 61_000 });
  const lit = () => document.querySelectorAll(".shop-reservation__mark[data-lit]").length;
  expect(lit()).toBe(2);
  act(() => clock.advance(1000));
  expect(screen.getByRole("timer").textContent).toBe("1:00");
  expect(lit()).toBe(1);
});

test("[CART-01] the badge counts the sum of the quantities", async () => {
  const { cart } = await renderInWorld(<CartBadge />, { products: FULL_CART });
  expect(screen.getByRole("link", { name: "Cart, 6 items" }).getAttribute("href")).toBe("/cart");
  await act(async () => void (await cart.clear()));
  expect(screen.getByRole("link", { name: "Cart, empty" })).toBeTruthy();
  await act(async () => void (await cart.undo()));
  await act(async () => void (await cart.remove("Ballast", 2)));
  expect(screen.getByRole("link", { name: "Cart, 4 items" })).toBeTruthy();
});
