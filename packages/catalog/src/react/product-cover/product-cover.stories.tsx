import type { Meta, StoryObj } from "@storybook/react-vite";
import "../styles.css";
import { ProductCover } from "./product-cover.tsx";

/** A picture that needs no server: a curve on a ground, in the size that is asked for. */
function drawn(width: number, height: number, ground: string, line: string): string {
  const curve = `M0 ${height * 0.7}Q${width * 0.3} ${height * 0.1} ${width * 0.6} ${height * 0.5}T${width} ${height * 0.3}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><path d="${curve}" fill="none" stroke="${line}" stroke-width="${width / 60}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const pictureOf = (width: number, height: number) => ({
  dark: drawn(width, height, "#171411", "#f5a524"),
  light: drawn(width, height, "#efe9dd", "#a65f00"),
  ...{ width, height },
});
const featuredMedia = { ...pictureOf(1600, 900), alt: "Its panel as a technical drawing", card: pictureOf(380, 214) };
const product = { name: "faMicAlign", featuredMedia };

const meta = { title: "Catalogue/Product cover", component: ProductCover } satisfies Meta<typeof ProductCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { product } };
export const Small: Story = { args: { product, isSmall: true } };
export const BesideItsName: Story = { args: { product, isSmall: true, isDecoration: true } };
export const WithoutPicture: Story = { args: { product: { name: "faMicAlign", featuredMedia: null } } };
export const Light: Story = { ...Large, globals: { theme: "light" } };
export const Phone: Story = { ...Large, globals: { viewport: { value: "phone" } } };
