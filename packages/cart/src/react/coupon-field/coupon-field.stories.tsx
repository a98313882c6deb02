import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { FULL_CART } from "../stories/story-carts.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { CouponField } from "./coupon-field.tsx";

const meta = { title: "Cart/Coupon", component: CouponField } satisfies Meta<typeof CouponField>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world} products={FULL_CART}>
      <div className="bench-stack bench-panel">
        <CouponField {...args} />
      </div>
    </StoryWorld>
  ),
});
const typed =
  (code: string): Story["play"] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), `${code}{Enter}`);
  };

export const Empty = story({});
export const Missing: Story = { ...story({}), play: typed("") };
export const Checking: Story = {
  ...story({ prepare: ({ gateway }) => void gateway.hold() }),
  play: typed("TEN"),
};
export const Unknown: Story = { ...story({}), play: typed("TENN") };
export const Expired: Story = { ...story({}), play: typed("OLD") };
export const StandsAlone: Story = {
  ...story({ messages: messages.de, locale: "de" }),
  parameters: { locale: "de" },
  play: typed("ALONE"),
};
export const NotForTheseProducts: Story = {
  ...story({ messages: messages.ja, locale: "ja" }),
  parameters: { locale: "ja" },
  play: typed("OTHER"),
};
export const Light: Story = { ...Unknown, globals: { theme: "light" } };
