import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { FULL_CART, StoryWorld } from "../stories/story-world.tsx";
import { CartView } from "./cart-view.tsx";

const meta = {
  title: "Cart/Page",
  component: CartView,
  args: { productHref: (name) => `/products/${encodeURIComponent(name)}`, ownedNames: new Set(["Sidechain Lab"]) },
} satisfies Meta<typeof CartView>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world}>
      <CartView {...args} />
    </StoryWorld>
  ),
});

export const Filled = story({ products: FULL_CART, reservationLeftMs: 545_000 });
export const AtItsLimit = story({
  products: [{ name: "Ballast", quantity: 5 }],
  prepare: ({ cart }) => cart.add({ name: "Ballast", isFree: false, isForSale: true }),
});
export const ChangeOnItsWay = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.hold();
    void cart.remove("Ballast", 1);
  },
});
export const RemovalRefused = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.refuseNext();
    return cart.remove("Sidechain Lab");
  },
});
export const OpeningCheckout = story({
  products: FULL_CART,
  prepare: ({ checkout, checkoutGateway }) => {
    checkoutGateway.answerWith(new Promise(() => undefined));
    void checkout.startCheckout();
  },
});
export const Empty = story({});
export const German = story({ products: FULL_CART, messages: messages.de });
