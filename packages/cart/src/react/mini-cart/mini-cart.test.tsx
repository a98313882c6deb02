// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-carts.ts";
import { MiniCart } from "./mini-cart.tsx";

afterEach(cleanup);

const key = () => screen.getByRole("link", { name: /^Cart/ });
const panel = () => screen.queryByRole("region", { name: "Your cart" });

describe("the mini cart", () => {
  test("is a link to the cart that says how many items and what they cost", async () => {
    await renderInWorld(<MiniCart />, { products: FULL_CART });
    expect(key().getAttribute("href")).toBe("/cart");
    expect(screen.getByRole("link", { name: "Cart, 6 items, 213.53€" })).toBe(key());
    expect(panel()).toBeNull();
  });
  test("names no amount while it is empty", async () => {
    await renderInWorld(<MiniCart />);
    expect(screen.getByRole("link", { name: "Cart, empty" })).toBe(key());
  });
  test("[SHELL-04] pressed, it opens the dropdown, which leads on to the cart's page", async () => {
    await renderInWorld(<MiniCart />, { products: FULL_CART });
    await userEvent.click(key());
    expect(key().getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(key().getAttribute("aria-controls") ?? "")?.contains(panel())).toBe(true);
    expect(screen.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
    await expectAccessible();
    await userEvent.click(key());
    expect(panel()).toBeNull();
  });
  test("Esc closes it and gives the focus back", async () => {
    await renderInWorld(<MiniCart />, { products: FULL_CART });
    await userEvent.click(key());
    screen.getByRole("button", { name: "Remove Ballast" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(key());
  });
  test("it closes when the focus or a press goes elsewhere, and not for a press inside", async () => {
    await renderInWorld(
      <>
        <MiniCart />
        <button type="button">Elsewhere</button>
      </>,
      { products: FULL_CART },
    );
    await userEvent.click(key());
    await userEvent.click(screen.getByRole("button", { name: "Remove Ballast" }));
    expect(panel()).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(panel()).toBeNull();
    await userEvent.click(key());
    screen.getByRole("link", { name: "View cart" }).focus();
    await userEvent.click(document.body);
    expect(panel()).toBeNull();
  });
  test("a press that asks for another tab is the browser's", async () => {
    await renderInWorld(<MiniCart />, { products: FULL_CART, paths: { cart: "#cart" } });
    const goesOn = fireEvent.click(key(), { ctrlKey: true });
    expect(goesOn).toBe(true);
    expect(panel()).toBeNull();
  });
});
