import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { FULL_CART, FULL_LINE, WITH_COUPONS } from "../stories/story-carts.ts";
import { StoryWorld, type World } from "../stories/story-world.tsx";
import { CartDropdownPanel } from "./cart-dropdown-panel.tsx";

const meta = { title: "Cart/Dropdown", component: CartDropdownPanel } satisfies Meta<typeof CartDropdownPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world}>
      <CartDropdownPanel {...args} />
    </StoryWorld>
  ),
});
const unloadable = (world: World) => {
  world.gateway.refuseNext();
  return world.cart.refresh();
};

export const Filled = story({ products: FULL_CART, reservationLeftMs: 862_000 });
export const ReservationNearlyOver = story({ products: FULL_CART, reservationLeftMs: 41_000 });
export const OneItem = story({ products: [{ name: "Ballast", quantity: 1 }] });
export const FullLine = story({ products: FULL_LINE });
export const WithCoupons = story({ products: FULL_CART, shop: WITH_COUPONS });
export const LineRefused = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.refuseNext();
    return cart.remove("Ballast");
  },
});
export const Empty = story({});
export const EmptiedWithUndo = story({ products: FULL_CART, prepare: ({ cart }) => cart.clear() });
export const Loading = story({ isUnloaded: true });
export const NotLoaded = story({ isUnloaded: true, prepare: unloadable });
export const ProviderNotAvailable = story({
  products: FULL_CART,
  prepare: ({ checkout, checkoutGateway }) => {
    checkoutGateway.reviewWith({ isOk: false, failure: { code: "checkout.paymentUnavailable" } });
    return checkout.startCheckout();
  },
});
export const German: Story = {
  ...story({ products: FULL_CART, messages: messages.de, locale: "de" }),
  parameters: { locale: "de" },
};
export const Japanese: Story = {
  ...story({ products: FULL_CART, messages: messages.ja, locale: "ja" }),
  parameters: { locale: "ja" },
};
export const Light: Story = { ...LineRefused, globals: { theme: "light" } };
export const LightWithCoupons: Story = { ...WithCoupons, globals: { theme: "light" } };
