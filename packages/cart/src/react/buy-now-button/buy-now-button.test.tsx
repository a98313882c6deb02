// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { orderReviewed } from "../../testing/fake-checkout.ts";
import { findOnShelf } from "../../testing/shelf.ts";
import { CartMessages } from "../cart-messages/cart-messages.tsx";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { BuyNowButton } from "./buy-now-button.tsx";

afterEach(cleanup);

const buyNow = () => screen.getByRole("button", { name: /Buy now|Opening/ });

test("buys the product past the cart, with the pop-up first", async () => {
  const { checkoutGateway, checkout } = await renderInWorld(
    <>
      <BuyNowButton product={findOnShelf("Ballast")} quantity={2} />
      <CartMessages />
    </>,
  );
  await userEvent.click(buyNow());
  expect(screen.getByText("Quick checkout starting...")).toBeTruthy();
  expect(checkoutGateway.reviews).toMatchObject([
    { request: { purchase: { products: [{ name: "Ballast", quantity: 2 }] } } },
  ]);
  expect(buyNow().getAttribute("aria-busy")).toBe("true");
  await act(async () => void orderReviewed(checkout));
  expect(checkoutGateway.calls).toMatchObject([{ name: "buyNow" }]);
  await act(async () => checkout.finishPayment({ outcome: "closed" }));
  expect(buyNow().getAttribute("aria-busy")).toBeNull();
  expect(screen.getAllByText("You left the checkout before paying. Nothing was charged.")).toHaveLength(2);
});

test("only the button that was pressed says what went wrong", async () => {
  const { checkout } = await renderInWorld(
    <>
      <BuyNowButton product={findOnShelf("Sidechain Lab")} />
      <BuyNowButton product={findOnShelf("Ballast")} />
    </>,
  );
  const [, ballast] = screen.getAllByRole("button", { name: /Buy now/ });
  if (ballast) await userEvent.click(ballast);
  act(() => checkout.giveUpReview("its code didn't come"));
  const notes = screen.getAllByText("Purchase error. Please try again later.");
  expect(notes).toHaveLength(1);
  expect(notes[0]?.parentElement?.contains(ballast ?? null)).toBe(true);
});

test.each(["Loudness Meter", "Old Gate"])("there is none for %s, which can't be bought", async (name) => {
  await renderInWorld(<BuyNowButton product={findOnShelf(name)} />);
  expect(screen.queryByRole("button")).toBeNull();
});
