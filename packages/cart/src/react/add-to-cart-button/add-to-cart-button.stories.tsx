import type { Meta, StoryObj } from "@storybook/react-vite";
import { MAX_ITEM_QUANTITY } from "../../domain/limits.ts";
import { findOnShelf } from "../../testing/shelf.ts";
import { BuyNowButton } from "../buy-now-button/buy-now-button.tsx";
import { StoryWorld } from "../stories/story-world.tsx";
import { AddToCartButton } from "./add-to-cart-button.tsx";

const BALLAST = findOnShelf("Ballast");
const PACK = findOnShelf("faIR Greenback 4x12");

const meta = {
  title: "Cart/Add and buy",
  component: AddToCartButton,
  args: { product: BALLAST },
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (args: Story["args"], world: Omit<Parameters<typeof StoryWorld>[0], "children"> = {}): Story => ({
  args,
  render: (given) => (
    <StoryWorld {...world}>
      <div className="bench-row">
        <AddToCartButton {...given} />
        <BuyNowButton product={given.product} />
      </div>
    </StoryWorld>
  ),
});

export const NotInCart = story({});
export const Adding = story(
  {},
  {
    prepare: ({ cart, gateway }) => {
      gateway.hold();
      void cart.add(BALLAST);
    },
  },
);
export const Owned = story({ isOwned: true });
export const PackInCart = story({ product: PACK }, { products: [{ name: PACK.name, quantity: 1 }] });
export const LimitReached = story({}, { products: [{ name: "Ballast", quantity: MAX_ITEM_QUANTITY }] });
export const Refused = story(
  {},
  {
    prepare: ({ cart, gateway }) => {
      gateway.refuseNext();
      return cart.add(BALLAST);
    },
  },
);
export const Free = story({ product: findOnShelf("Loudness Meter") });
export const NotForSale = story({ product: findOnShelf("Old Gate") });
export const QuickCheckoutStarting = story(
  {},
  {
    prepare: ({ checkout, checkoutGateway }) => {
      checkoutGateway.answerWith(new Promise(() => undefined));
      void checkout.buyNow([{ name: "Ballast", quantity: 1 }]);
    },
  },
);
export const Light: Story = { ...Refused, globals: { theme: "light" } };
export const LightOwned: Story = { ...Owned, globals: { theme: "light" } };
