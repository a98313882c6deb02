import { ok } from "@shop/kernel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildSession } from "../../testing/build-cart.ts";
import { FULL_CART, StoryWorld } from "../stories/story-world.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

const meta = { title: "Cart/Payment dialog", component: PaymentDialog } satisfies Meta<typeof PaymentDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  render: () => (
    <StoryWorld
      products={FULL_CART}
      prepare={({ checkout, checkoutGateway }) => {
        checkoutGateway.answerWith(ok(buildSession({ url: new URL("/favicon.svg", location.href).href })));
        void checkout.startCheckout();
      }}
    >
      <PaymentDialog />
    </StoryWorld>
  ),
};
