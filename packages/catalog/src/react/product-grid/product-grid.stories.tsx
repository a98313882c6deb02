import { Button } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FALLBACK_CATALOGUE } from "../../domain/fallback-catalogue.ts";
import { buildProduct } from "../../testing/index.ts";
import "../styles.css";
import { ProductGrid } from "./product-grid.tsx";

const products = FALLBACK_CATALOGUE.map((wire) => buildProduct({ ...wire, featuredMedia: null }));

const meta = {
  title: "Catalogue/ProductGrid",
  component: ProductGrid,
  args: { products, label: "All products" },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shelf: Story = {};
export const WithStatesAndActs: Story = {
  args: {
    stateOf: ({ name }) => (name === "faMicAlign" ? "owned" : name === "faTrackAlign" ? "update" : null),
    actionOf: ({ name }) => (name === "faGainTrim" ? null : <Button size="small">Add to cart</Button>),
  },
};
export const OnSale: Story = { args: { products: [buildProduct({ total_discount: 35 }), ...products.slice(1)] } };
/** One more line above the price. */
export const WithNotes: Story = {
  args: { noteOf: ({ type }) => (type === "bundle" ? "4 products · You save $30" : null) },
};
/** Two larger cards come first: four columns would leave a gap. */
export const Five: Story = { args: { products: products.slice(0, 5) } };
export const Two: Story = { args: { products: products.slice(0, 2) } };
export const Empty: Story = { args: { products: [] } };
