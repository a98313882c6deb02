import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { BUNDLE_AND_PART, OWNED_LINE } from "../stories/story-carts.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { DoubledParts } from "./doubled-parts.tsx";

const meta = { title: "Cart/Part beside its bundle", component: DoubledParts } satisfies Meta<typeof DoubledParts>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (world: Omit<Parameters<typeof StoryWorld>[0], "children">): Story => ({
  render: (args) => (
    <StoryWorld {...world}>
      <div className="bench-stack">
        <DoubledParts {...args} />
      </div>
    </StoryWorld>
  ),
});

export const OnePart = story({ products: BUNDLE_AND_PART });
export const OwnedLine: Story = {
  ...story({ products: OWNED_LINE }),
  args: { ownedNames: new Set(["Ballast"]) },
};
export const German: Story = {
  ...story({ products: BUNDLE_AND_PART, messages: messages.de, locale: "de" }),
  parameters: { locale: "de" },
};
export const Japanese: Story = {
  ...story({ products: BUNDLE_AND_PART, messages: messages.ja, locale: "ja" }),
  parameters: { locale: "ja" },
};
export const Light: Story = { ...OnePart, globals: { theme: "light" } };
