import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { FULL_CART, FULL_LINE } from "../stories/story-carts.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { MultiBuyNotice } from "./multi-buy-notice.tsx";

const meta = { title: "Cart/Multi-buy notice", component: MultiBuyNotice } satisfies Meta<typeof MultiBuyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world}>
      <div className="bench-stack">
        <MultiBuyNotice {...args} />
      </div>
    </StoryWorld>
  ),
});

export const OneItem = story({ products: [{ name: "Ballast", quantity: 1 }] });
export const SeveralItems = story({ products: FULL_CART });
export const OnePack = story({ products: [{ name: "faIR Tweed 1x12", quantity: 1 }] });
export const NothingMoreMayBeAdded = story({ products: FULL_LINE });
export const German: Story = {
  ...story({ products: FULL_CART, messages: messages.de, locale: "de" }),
  parameters: { locale: "de" },
};
export const Japanese: Story = {
  ...story({ products: FULL_CART, messages: messages.ja, locale: "ja" }),
  parameters: { locale: "ja" },
};
export const Light: Story = { ...SeveralItems, globals: { theme: "light" } };
