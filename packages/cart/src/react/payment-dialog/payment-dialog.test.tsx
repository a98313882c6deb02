// @vitest-environment jsdom
import { ok } from "@shop/kernel";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { orderReviewed } from "../../testing/fake-checkout.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART, type World } from "../stories/story-world.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

afterEach(cleanup);

const COMPLETED = { type: "shop:payment", outcome: "completed", orderId: "o-1" };

/** A cart that is reviewed and ordered: the payment opens. */
function orderTo(checkout: World["checkout"]): void {
  void checkout.startCheckout();
  void orderReviewed(checkout);
}

async function openDialog() {
  const world = await renderInWorld(<PaymentDialog />, { products: FULL_CART });
  await act(async () => orderTo(world.checkout));
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
  expect(screen.getByRole("status").textContent).toBe("");
  await expectAccessible();
});

test("[PAY-04] the page's message that it is paid closes the dialog and completes the purchase", async () => {
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

test("[PAY-02] a provider's script renders in a modal dialog, and its message completes the purchase", async () => {
  const acts: string[] = [];
  let complete = () => {};
  const world = await renderInWorld(<PaymentDialog />, {
    products: FULL_CART,
    paymentWindow: {
      open: async (_session, place) =>
        ok(
          await place.hold((element, finish) => {
            acts.push(`mount ${element.className}`);
            complete = () => finish({ outcome: "completed", orderId: "o-1" });
            return () => acts.push("clear");
          }),
        ),
    },
  });
  await act(async () => orderTo(world.checkout));
  const dialog = await screen.findByRole("dialog", { name: "Secure checkout" });
  expect(dialog.getAttribute("aria-modal")).toBe("true");
  expect(acts).toEqual(["mount shop-payment__script"]);
  await act(async () => complete());
  expect(world.checkout.getState().flow).toMatchObject({ name: "completed", orderId: "o-1" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(acts).toEqual(["mount shop-payment__script", "clear"]);
});

test("[PAY-03] where the browser blocked the tab, the dialog contains a plain link to the payment page", async () => {
  const url = "https://pay.example/session/session-1";
  const world = await renderInWorld(<PaymentDialog />, {
    products: FULL_CART,
    paymentWindow: { open: async () => ok({ outcome: "external", url }) },
    onExternal: () => false,
  });
  await act(async () => orderTo(world.checkout));
  await screen.findByRole("dialog", { name: "Secure checkout" });
  const link = screen.getByRole("link", { name: "Open the payment page" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([url, "_blank"]);
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[PAY-03] where the tab opened, there is no dialog", async () => {
  const world = await renderInWorld(<PaymentDialog />, {
    paymentWindow: { open: async () => ok({ outcome: "external", url: "https://pay.example" }) },
    onExternal: () => true,
  });
  await act(async () => orderTo(world.checkout));
  expect(world.checkout.getState().flow.name).toBe("external");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[PAY-04] closing the dialog leaves the purchase, with the cart as it was", async () => {
  const { cart, checkout } = await openDialog();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(checkout.getState().flow.name).toBe("closed");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(cart.getState().products).toHaveLength(4);
});
