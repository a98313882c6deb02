import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { type Customer, createPersonalShelf } from "../../domain/shelf-price.ts";
import { buildProduct } from "../../testing/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import "../styles.css";
import { PriceTag } from "./price-tag.tsx";

const price = { EUR: 4900, USD: 5999, JPY: 650_000 };

/** Shown to somebody who is logged in. */
function asCustomer(given: Partial<Customer> = {}): Decorator {
  const nobodys = { eduPercent: 0, hasFirstPurchase: false, ownedNames: new Set<string>(), products: [] };
  const shelf = createPersonalShelf({ ...nobodys, ...given });
  return (Shown) => (
    <CatalogProvider store={null} shelf={shelf}>
      <Shown />
    </CatalogProvider>
  );
}

const meta = {
  title: "Catalogue/PriceTag",
  component: PriceTag,
  args: { product: buildProduct({ price }), size: "title", currency: "EUR" },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const OnSale: Story = { args: { product: buildProduct({ price, total_discount: 20 }) } };
export const Personal: Story = { decorators: [asCustomer()] };
export const SaleAndPersonalAtTheCap: Story = {
  args: { product: buildProduct({ price, total_discount: 40 }) },
  decorators: [asCustomer()],
};
export const InACampaign: Story = {
  args: {
    product: buildProduct({
      price,
      campaigns: [
        { id: "c1", percent: 30, loyalty_percent: null, title: "Late Autumn", ends_at: "2026-11-30T22:59:00Z" },
      ],
    }),
  },
};
export const Yen: Story = { args: { product: buildProduct({ price, total_discount: 20 }), currency: "JPY" } };
export const Free: Story = { args: { product: buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 } }) } };

const PARTS = ["a", "b"].map((name) => buildProduct({ name, price: { EUR: 4900, USD: 5999, JPY: 650_000 } }));

/** Some parts of the bundle are owned: the missing ones are paid. */
export const BundleInPartsOwned: Story = {
  args: { product: buildProduct({ price: { EUR: 7900, USD: 9900, JPY: 990_000 }, included_products: ["a", "b"] }) },
  decorators: [asCustomer({ ownedNames: new Set(["a"]), products: PARTS })],
};
