import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { cartButtonsEn, messages } from "../messages/index.ts";
import { findOnShelf } from "../testing/shelf.ts";
import {
  AddToCartButton,
  BuyNowButton,
  CartBadge,
  CartDropdownPanel,
  CartMessages,
  CartProvider,
  CartView,
  CouponField,
  MiniCart,
  MultiBuyNotice,
  PaymentDialog,
} from "./index.ts";
import { createWorld } from "./stories/story-world.tsx";

test("on a server the parts show an empty cart that is still to come, whatever the store contains, and no style attribute", async () => {
  const world = createWorld({ products: [{ name: "Ballast", quantity: 2 }] });
  await world.cart.refresh();
  const html = renderToString(
    <CartProvider {...world} messages={messages.en}>
      <CartBadge />
      <AddToCartButton product={findOnShelf("Ballast")} action="/cart/add" />
      <BuyNowButton product={findOnShelf("Ballast")} />
      <CartDropdownPanel />
      <CartView />
      <CouponField />
      <MiniCart />
      <MultiBuyNotice />
      <CartMessages />
      <PaymentDialog />
    </CartProvider>,
  );
  expect(html).toContain("Cart, empty");
  // The shape of the coming content, and an empty live region: its text is inserted later, otherwise it wouldn't be announced.
  expect(html).toContain("shop-skeleton-group");
  expect(html).toMatch(/role="status"[^>]*><\/span>/);
  expect(html).toContain("Add to cart");
  expect(html).not.toContain("style=");
});

test("the buttons need their own texts alone; any other part asks for all texts", () => {
  const render = (part: ReactNode) =>
    renderToString(
      <CartProvider {...createWorld()} messages={cartButtonsEn}>
        {part}
      </CartProvider>,
    );
  expect(render(<AddToCartButton product={findOnShelf("Ballast")} action="/cart/add" />)).toContain("Add to cart");
  expect(() => render(<CartBadge />)).toThrow("give the CartProvider all of them");
});
