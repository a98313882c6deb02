import type { Meta, StoryObj } from "@storybook/react-vite";
import { findOnShelf } from "../../testing/shelf.ts";
import { CartBadge } from "../cart-badge/cart-badge.tsx";
import { FULL_CART } from "../stories/story-carts.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { CartMessages } from "./cart-messages.tsx";

const meta = {
  title: "Cart/Badge and pop-ups",
  component: CartMessages,
} satisfies Meta<typeof CartMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world}>
      <CartBadge />
      <CartMessages {...args} />
    </StoryWorld>
  ),
});

export const Added = story({ prepare: ({ cart }) => cart.add(findOnShelf("Ballast")) });
export const Removed = story({ products: FULL_CART, prepare: ({ cart }) => cart.remove("Ballast") });
export const CouponAdded = story({ products: FULL_CART, prepare: ({ cart }) => cart.addCoupon("TEN") });
export const TakenBack = story({
  products: FULL_CART,
  prepare: async ({ cart }) => {
    await cart.remove("Ballast");
    await cart.undo();
  },
});
export const NothingToUndo = story({ prepare: ({ cart }) => cart.undo() });
export const AddedAndRefused = story({
  prepare: async ({ cart }) => {
    await cart.add(findOnShelf("faIR Greenback 4x12"));
    await cart.add(findOnShelf("faIR Greenback 4x12"));
  },
});
export const Light: Story = { ...AddedAndRefused, globals: { theme: "light" } };
export const LightRemoved: Story = { ...Removed, globals: { theme: "light" } };
