import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
import { openWhy } from "../stories/open-why.ts";
import { CUSTOMER, FULL_CART, FULL_LINE, noteOf, WITH_COUPONS } from "../stories/story-carts.ts";
import { StoryWorld, type World } from "../stories/story-world.tsx";
import { CartView } from "./cart-view.tsx";

const meta = {
  title: "Cart/Page",
  component: CartView,
  args: {
    productHref: (name) => `/products/${encodeURIComponent(name)}`,
    productNote: noteOf,
    ownedNames: new Set(["Sidechain Lab"]),
  },
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
const unloadable = (world: World) => {
  world.gateway.refuseNext();
  return world.cart.refresh();
};

export const Filled = story({ products: FULL_CART, reservationLeftMs: 545_000 });
export const OneLine = story({ products: [{ name: "Ballast", quantity: 1 }] });
export const FullLine = story({ products: FULL_LINE });
export const ReservationNearlyOver = story({ products: FULL_CART, reservationLeftMs: 41_000 });
export const Customer = story({ products: FULL_CART, shop: CUSTOMER });
export const CompletedBundle = story({
  products: [
    { name: "Mixing Bundle", quantity: 1 },
    { name: "Tape Room", quantity: 1 },
  ],
  shop: { shopper: { isLoggedIn: true } },
});
export const WhyOpen: Story = {
  ...story({ products: FULL_CART, shop: { ...CUSTOMER, coupons: ["TEN", "FIVER"] } }),
  play: openWhy(/^Why this/),
};
export const WithCoupons = story({ products: FULL_CART, shop: WITH_COUPONS });
export const CouponChecking = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.hold();
    void cart.addCoupon("TEN");
  },
});
export const CouponRefused = story({ products: FULL_CART, prepare: ({ cart }) => cart.addCoupon("ALONE") });
export const CouponRemovalRefused = story({
  products: FULL_CART,
  shop: WITH_COUPONS,
  prepare: ({ cart, gateway }) => {
    gateway.refuseNext();
    return cart.removeCoupon("TEN");
  },
});
export const AtItsLimit = story({
  products: FULL_LINE,
  prepare: ({ cart }) => cart.add({ name: "Ballast", isFree: false, isForSale: true }),
});
export const Pending = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.hold();
    void cart.setQuantity("Ballast", 2);
    void cart.setQuantity("Sidechain Lab", 2);
  },
});
export const LineRefused = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.refuseNext();
    return cart.remove("Sidechain Lab");
  },
});
export const Clearing = story({
  products: FULL_CART,
  prepare: ({ cart, gateway }) => {
    gateway.hold();
    void cart.clear();
  },
});
export const Repricing = story({
  products: FULL_CART,
  prepare: (world) => {
    world.gateway.hold();
    void world.cart.reprice();
  },
});
export const Yen = story({ products: FULL_CART, shop: { ...WITH_COUPONS, shopper: { currency: "JPY" } } });
export const PlainHost = story({ products: FULL_CART, shop: { isPlain: true } });
export const UndoAfterRemoval = story({ products: FULL_CART, prepare: ({ cart }) => cart.remove("Ballast") });
export const OpeningCheckout = story({
  products: FULL_CART,
  prepare: ({ checkout, checkoutGateway }) => {
    checkoutGateway.reviewWith(new Promise(() => undefined));
    void checkout.startCheckout();
  },
});
export const Empty = story({});
export const EmptiedWithUndo = story({ products: FULL_CART, prepare: ({ cart }) => cart.clear() });
export const Loading = story({ isUnloaded: true });
export const NotLoaded = story({ isUnloaded: true, prepare: unloadable });
export const German: Story = {
  ...story({
    products: FULL_CART,
    shop: { ...CUSTOMER, coupons: ["TEN", "FIVER"] },
    messages: messages.de,
    locale: "de",
  }),
  parameters: { locale: "de" },
  play: openWhy(/^Warum diese/),
};
export const Japanese: Story = {
  ...story({
    products: FULL_CART,
    shop: { ...CUSTOMER, coupons: ["TEN", "FIVER"] },
    messages: messages.ja,
    locale: "ja",
  }),
  parameters: { locale: "ja" },
  play: openWhy(/内訳/),
};

/** A browser without a network, for as long as the story is shown. */
const offline = (shown: Story): Story => ({
  ...shown,
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
});
export const Offline = offline(story({ products: FULL_CART }));
export const NotLoadedOffline = offline(story({ isUnloaded: true, prepare: unloadable }));
export const Light: Story = { ...WithCoupons, globals: { theme: "light" } };
export const LightCouponRefused: Story = { ...CouponRefused, globals: { theme: "light" } };
export const LightLineRefused: Story = { ...LineRefused, globals: { theme: "light" } };
export const LightWhyOpen: Story = { ...WhyOpen, globals: { theme: "light" } };
