// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { CartBadge } from "../cart-badge/cart-badge.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-carts.ts";
import { CartDropdownPanel } from "./cart-dropdown-panel.tsx";

afterEach(cleanup);

test("[CART-09] the dropdown lists names with their seats and the discounted price and a remove key, totals, notices and both acts", async () => {
  const { gateway } = await renderInWorld(<CartDropdownPanel notice={<p>An offer</p>} />, {
    products: FULL_CART,
    reservationLeftMs: 61_000,
  });
  const lines = Array.from(
    screen.getByRole("list", { name: "Items in your cart" }).children,
    (line) => line.textContent,
  );
  expect(lines.slice(0, 3)).toEqual([
    "Sidechain Lab1 seatRegular price 89€ Your price 62.30€",
    "Ballast3 seats147€",
    "faIR Greenback 4x1219€",
  ]);
  const total = screen.getByText("VAT included").closest("div");
  expect(total?.textContent).toBe("Total VAT includedRegular price 269.90€ Your price 213.53€");
  expect(total?.querySelector("s")?.textContent).toBe("269.90€");
  expect(screen.getByText("Add one more item and get 15% off the second and every additional one.")).toBeTruthy();
  expect(screen.getByRole("timer", { name: "Reserved for you" }).textContent).toBe("1:01");
  expect(screen.getByText("You pay in the next step, on our payment provider's secure checkout.")).toBeTruthy();
  expect(screen.getByText("An offer")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Proceed to Checkout/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Remove Ballast" }));
  expect(gateway.calls.at(-1)).toBe("remove Ballast 3");
  await userEvent.click(screen.getByRole("button", { name: "Empty shopping cart" }));
  expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue shopping" }).getAttribute("href")).toBe("/shop");
});

test("a row of the dropdown has the host's picture of its product, which screen readers skip", async () => {
  const pictureOf = (name: string) => name === "Ballast" && <img alt="Ballast" src="/ballast.svg" />;
  await renderInWorld(<CartDropdownPanel productPicture={pictureOf} />, { products: FULL_CART });
  const rows = Array.from(screen.getByRole("list", { name: "Items in your cart" }).children);
  expect(rows.map((row) => row.querySelector("img")?.getAttribute("src"))).toEqual([
    undefined,
    "/ballast.svg",
    undefined,
    undefined,
  ]);
  expect(screen.queryByRole("img")).toBeNull();
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
