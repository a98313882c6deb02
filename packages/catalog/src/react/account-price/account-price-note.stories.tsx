import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildProduct } from "../../testing/index.ts";
import { AccountPriceNote } from "./account-price-note.tsx";

const meta = { title: "Catalogue/Price with an account", component: AccountPriceNote } satisfies Meta<
  typeof AccountPriceNote
>;
export default meta;
type Story = StoryObj<typeof meta>;

const price = { EUR: 3200, USD: 4000, JPY: 640_000 };

export const FullPrice: Story = { args: { product: buildProduct({ price }), currency: "EUR" } };
export const OnSale: Story = { args: { product: buildProduct({ price, total_discount: 20 }), currency: "EUR" } };
export const NoFirstPurchase: Story = {
  args: { product: buildProduct({ price, total_discount: 35 }), currency: "JPY" },
};
export const Light: Story = { ...OnSale, globals: { theme: "light" } };
