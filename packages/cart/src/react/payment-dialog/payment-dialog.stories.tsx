import { ok } from "@shop/kernel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PaymentWindow } from "../../store/ports.ts";
import { buildSession } from "../../testing/build-cart.ts";
import { orderReviewed } from "../../testing/fake-checkout.ts";
import { FULL_CART, StoryWorld, type World } from "../stories/story-world.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

const meta = { title: "Cart/Payment dialog", component: PaymentDialog } satisfies Meta<typeof PaymentDialog>;
export default meta;

const BLOCKED: PaymentWindow = {
  open: async () => ok({ outcome: "external", url: "https://pay.example/session/session-1" }),
};

/** Reviewed and ordered: only the payment remains. */
const orderAll = ({ checkout }: Pick<World, "checkout">) => {
  void checkout.startCheckout();
  void orderReviewed(checkout);
};

/** The provider's script never loaded, and the browser blocked the tab. */
export const LinkInstead: StoryObj<typeof meta> = {
  render: () => (
    <StoryWorld products={FULL_CART} paymentWindow={BLOCKED} onExternal={() => false} prepare={orderAll}>
      <PaymentDialog />
    </StoryWorld>
  ),
};

export const Open: StoryObj<typeof meta> = {
  render: () => (
    <StoryWorld
      products={FULL_CART}
      prepare={({ checkout, checkoutGateway }) => {
        checkoutGateway.answerWith(ok(buildSession({ url: new URL("/favicon.svg", location.href).href })));
        orderAll({ checkout });
      }}
    >
      <PaymentDialog />
    </StoryWorld>
  ),
};
export const Light: StoryObj<typeof meta> = { ...LinkInstead, globals: { theme: "light" } };
