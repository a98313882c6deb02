// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-world.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

afterEach(cleanup);

const COMPLETED = { type: "shop:payment", outcome: "completed", orderId: "o-1" };

async function openDialog() {
  const world = await renderInWorld(<PaymentDialog />, { products: FULL_CART });
  act(() => void world.checkout.startCheckout());
  await screen.findByRole("dialog", { name: "Secure checkout" });
  const frame = screen.getByTitle<HTMLIFrameElement>("Payment page of our payment provider");
  const say = (message: Partial<MessageEventInit>) =>
    act(async () => {
      const init = { data: COMPLETED, origin: "https://pay.example", source: frame.contentWindow, ...message };
      fireEvent(window, new MessageEvent("message", init));
    });
  return { ...world, frame, say };
}

test("the provider's page is shown in a dialog with a name", async () => {
  const { frame } = await openDialog();
  expect(frame.getAttribute("src")).toBe("https://pay.example/session/session-1");
  expect(frame.getAttribute("allow")).toBe("payment");
  expect(screen.getByRole("status").textContent).toContain("Loading the payment page");
  fireEvent.load(frame);
  expect(screen.queryByRole("status")).toBeNull();
  await expectAccessible();
});

test("[PAY-04] the page's word that it is paid closes the dialog and completes the purchase", async () => {
  const { checkout, say } = await openDialog();
  await say({});
  expect(checkout.getState().flow).toMatchObject({ name: "completed", orderId: "o-1" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another window", { source: null }],
  ["the page, about something else", { data: { type: "hello" } }],
])("a message from %s means nothing", async (_whom, message) => {
  const { checkout, say } = await openDialog();
  await say(message);
  expect(checkout.getState().flow.name).toBe("open");
});

test("[PAY-04] closing the dialog leaves the purchase, with the cart as it was", async () => {
  const { cart, checkout } = await openDialog();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(checkout.getState().flow.name).toBe("closed");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(cart.getState().products).toHaveLength(4);
});
