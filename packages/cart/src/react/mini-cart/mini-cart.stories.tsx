import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { FULL_CART } from "../stories/story-carts.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { MiniCart } from "./mini-cart.tsx";

const meta = { title: "Cart/Mini cart", component: MiniCart } satisfies Meta<typeof MiniCart>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world}>
      <div className="bench-tall bench-row bench-end">
        <MiniCart {...args} />
      </div>
    </StoryWorld>
  ),
});
const press: Story["play"] = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole("link", { name: /^(Cart|Warenkorb)/ }));

export const Empty = story({});
export const Filled = story({ products: FULL_CART });
export const Open: Story = { ...story({ products: FULL_CART, reservationLeftMs: 545_000 }), play: press };
export const OpenAndEmpty: Story = { ...story({}), play: press };
export const GermanOpen: Story = {
  ...story({ products: FULL_CART, messages: messages.de, locale: "de" }),
  parameters: { locale: "de" },
  play: press,
};
export const Light: Story = { ...Open, globals: { theme: "light" } };
