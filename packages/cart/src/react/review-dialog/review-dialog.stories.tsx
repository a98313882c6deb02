import { type Clock, fail, ok } from "@shop/kernel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { messages } from "../../messages/index.ts";
import { buildReview, type ReviewToBuild } from "../../testing/build-review.ts";
import { orderReviewed } from "../../testing/fake-checkout.ts";
import { CartProvider } from "../provider/cart-provider.tsx";
import { createWorld, FULL_CART, type World, type WorldSettings } from "../stories/story-world.tsx";
import { ReviewDialog } from "./review-dialog.tsx";

interface ReviewStory extends WorldSettings {
  /** The server's response. Default: the full cart, for a person in Germany. */
  review?: ReviewToBuild;
  language?: "en" | "de" | "ja";
  /** The clock of the step's own delays. Default: time doesn't advance. */
  clock?: Clock;
  /** What has happened before the review is looked at. Default: it was opened. */
  prepare?: (world: World) => unknown;
}

const open = ({ checkout }: World) => checkout.startCheckout();
const never = new Promise<never>(() => {});
const LINKS = { terms: "/terms-conditions", withdrawal: "/terms-conditions#withdrawal" };

function ReviewWorld({ review = {}, language = "en", prepare = open, clock, ...settings }: ReviewStory) {
  const [world] = useState(() => {
    const made = createWorld(settings);
    made.checkoutGateway.reviewWith(ok(buildReview({ products: FULL_CART, ...review })));
    void prepare(made);
    return made;
  });
  return (
    <CartProvider {...world} clock={clock ?? world.clock} messages={messages[language]} locale={language}>
      <ReviewDialog checkout={world.checkout} language={language} links={LINKS} />
    </CartProvider>
  );
}

const meta = { title: "Cart/Review step", component: ReviewWorld } satisfies Meta<typeof ReviewWorld>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: {
    prepare: (world) => {
      world.checkoutGateway.reviewWith(never);
      return open(world);
    },
  },
};

export const NotPriced: Story = {
  args: {
    prepare: (world) => {
      world.checkoutGateway.reviewWith(fail({ code: "api.unreachable" }));
      return open(world);
    },
  },
};

export const ForAPerson: Story = {};

const BUSINESS = { country: "AT", company: "Ridgeline Audio OG", vatId: "ATU12345675" };

/** A business in the seller's own country: VAT is charged, and the company is on the invoice. */
export const ForABusiness: Story = {
  args: {
    prepare: (world) => {
      world.checkout.setDraft({ ...BUSINESS, country: "DE", vatId: "DE123456789" });
      return open(world);
    },
  },
};

export const ReverseCharge: Story = {
  args: {
    review: { place: BUSINESS },
    prepare: (world) => {
      world.checkout.setDraft(BUSINESS);
      return open(world);
    },
  },
};

export const OutsideTheUnion: Story = { args: { review: { place: { country: "CH" } } } };

const COUPONS = [{ code: "TEN", percent: 10 }];
export const WithCoupon: Story = { args: { review: { coupons: COUPONS } } };
export const InYen: Story = { args: { review: { currency: "JPY", lines: [yenLine("Ballast", 3)] } } };

/** A clock on which every wait is over. */
function fireAtOnce(_delayMs: number, callback: () => void) {
  callback();
  return () => {};
}

function yenLine(name: string, quantity: number) {
  return { name, quantity, fullPriceMinor: 650_000, salePercent: 20 };
}

const BUNDLE_PARTS = [
  { name: "faMicAlign", fullPriceMinor: 4900, isOwned: true },
  { name: "faPhaseScope", fullPriceMinor: 3900, isOwned: true },
  { name: "faCabRoom", fullPriceMinor: 6900, isOwned: false },
];
/** Who owns parts of a bundle pays for the missing ones. */
export const CompletedBundle: Story = {
  args: {
    review: {
      lines: [
        {
          ...{ name: "Home Studio Bundle", quantity: 1, fullPriceMinor: 9900, salePercent: null },
          completion: { parts: BUNDLE_PARTS },
        },
      ],
    },
  },
};

const EVERYTHING = [{ code: "GIFT", amountMinor: 1_000_000 }];
export const OfZero: Story = { args: { review: { coupons: EVERYTHING } } };

export const PriceRisen: Story = {
  args: {
    prepare: async (world) => {
      const before = buildReview({ products: FULL_CART.slice(1) });
      const now = buildReview({ products: FULL_CART });
      world.checkoutGateway.reviewWith(ok(before));
      await open(world);
      world.checkoutGateway.answerWith(fail({ code: "checkout.priceRisen" }));
      world.checkoutGateway.reviewWith(ok(now));
      await orderReviewed(world.checkout);
    },
  },
};

/** By logging in, for instance: only reported. */
export const PriceFallen: Story = {
  args: {
    prepare: async (world) => {
      world.checkoutGateway.reviewWith(ok(buildReview({ products: FULL_CART })));
      await open(world);
      world.checkoutGateway.reviewWith(ok(buildReview({ products: FULL_CART.slice(1) })));
      await world.checkout.retryReview();
    },
  },
};

export const VatIdRefused: Story = {
  args: {
    prepare: async (world) => {
      world.checkout.setDraft({ ...BUSINESS, vatId: "ATU123" });
      await open(world);
      world.checkoutGateway.reviewWith(fail({ code: "checkout.vatIdInvalid" }));
      await world.checkout.retryReview();
    },
  },
};

export const BoxesMissing: Story = {
  args: {
    prepare: async (world) => {
      await open(world);
      await world.checkout.order("story");
    },
  },
};

export const Updating: Story = {
  args: {
    prepare: async (world) => {
      await open(world);
      world.checkoutGateway.reviewWith(never);
      void world.checkout.retryReview();
    },
  },
};

export const ProviderSlow: Story = {
  args: {
    clock: { nowMs: () => 0, after: fireAtOnce },
    prepare: async (world) => {
      world.checkoutGateway.answerWith(never);
      await open(world);
      void orderReviewed(world.checkout);
    },
  },
};

export const ProviderDown: Story = {
  args: {
    prepare: async (world) => {
      world.checkoutGateway.answerWith(fail({ code: "checkout.paymentUnavailable" }));
      await open(world);
      await orderReviewed(world.checkout);
    },
  },
};

/** The longest texts. */
export const InGerman: Story = {
  args: { ...ReverseCharge.args, language: "de" },
};
export const InGermanWithErrors: Story = { args: { ...BoxesMissing.args, language: "de" } };
export const InJapanese: Story = { args: { ...BoxesMissing.args, language: "ja" } };
export const Light: Story = { ...BoxesMissing, globals: { theme: "light" } };
export const LightPriceRisen: Story = { ...PriceRisen, globals: { theme: "light" } };
export const LightVatIdRefused: Story = { ...VatIdRefused, globals: { theme: "light" } };
