import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryWorld } from "../stories/story-world.tsx";
import { ExitIntentDialog } from "./exit-intent-dialog.tsx";

const CART = {
  lines: [
    { name: "faIR Modern Rock", quantity: "" },
    { name: "faMicAlign", quantity: "2 seats" },
  ],
  total: "€117.00",
};

const meta = {
  title: "Engagement/Exit intent",
  component: ExitIntentDialog,
  args: {
    variant: "product",
    cart: CART,
    onClose: () => undefined,
    onCheckout: () => undefined,
    onDiscount: () => undefined,
    onContact: () => undefined,
  },
  render: (args, { parameters }) => (
    <StoryWorld locale={parameters.locale}>
      <ExitIntentDialog {...args} />
    </StoryWorld>
  ),
} satisfies Meta<typeof ExitIntentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const light = { globals: { theme: "light" } };
const phone = { globals: { viewport: { value: "phone" } } };

export const Product: Story = {};
export const Cart: Story = { args: { variant: "cart" } };
export const LongCart: Story = {
  args: {
    variant: "cart",
    cart: { ...CART, lines: Array.from({ length: 12 }, (_, at) => ({ name: `faIR Session ${at + 1}`, quantity: "" })) },
  },
};
export const Tutorial: Story = { args: { variant: "tutorial" } };
export const Standard: Story = { args: { variant: "default" } };
export const Refused: Story = { args: { failure: { code: "engagement.boughtBefore" } } };
export const CouldNotClaim: Story = { args: { failure: { code: "api.network" } } };
export const Light: Story = light;
export const LightCart: Story = { ...Cart, ...light };
export const Phone: Story = { ...Cart, ...phone };
export const German: Story = { parameters: { locale: "de" } };
export const GermanTutorial: Story = { ...Tutorial, parameters: { locale: "de" } };
export const Japanese: Story = { parameters: { locale: "ja" } };
export const JapaneseCart: Story = { ...Cart, parameters: { locale: "ja" } };
