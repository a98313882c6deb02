import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildProduct } from "../../testing/index.ts";
import "../styles.css";
import { PriceTag } from "./price-tag.tsx";

const price = { EUR: 4900, USD: 5999, JPY: 650_000 };

const meta = {
  title: "Catalogue/PriceTag",
  component: PriceTag,
  args: { product: buildProduct({ price }), size: "title", currency: "EUR" },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const OnSale: Story = { args: { product: buildProduct({ price, total_discount: 20 }) } };
export const Personal: Story = { args: { isLoggedIn: true } };
export const SaleAndPersonalAtTheCap: Story = {
  args: { product: buildProduct({ price, total_discount: 40 }), isLoggedIn: true },
};
export const Yen: Story = { args: { product: buildProduct({ price, total_discount: 20 }), currency: "JPY" } };
export const Free: Story = { args: { product: buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 } }) } };
