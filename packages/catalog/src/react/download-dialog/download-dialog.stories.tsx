import type { Meta, StoryObj } from "@storybook/react-vite";
import "../styles.css";
import { messages } from "../../messages/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { DownloadDialog } from "./download-dialog.tsx";

const meta = {
  title: "Catalogue/DownloadDialog",
  component: DownloadDialog,
  args: {
    open: true,
    onClose: () => undefined,
    productName: "faMicAlign",
    fileName: "famicalign-2.1.0-win.zip",
    downloadUrl: "#download",
    pageAddress: "https://shop.example/products/plugins/famicalign",
  },
} satisfies Meta<typeof DownloadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPlugin: Story = {};
export const OfAPack: Story = {
  args: {
    productName: "faIR Modern Rock",
    fileName: "fair-modern-rock-wave.zip",
    pageAddress: "https://shop.example/products/guitar-cabinet-impulse-responses/fair-modern-rock",
  },
};
export const German: Story = {
  parameters: { locale: "de" },
  decorators: [
    (Part) => (
      <CatalogProvider store={null} messages={messages.de}>
        <Part />
      </CatalogProvider>
    ),
  ],
};
export const Japanese: Story = {
  parameters: { locale: "ja" },
  decorators: [
    (Part) => (
      <CatalogProvider store={null} messages={messages.ja}>
        <Part />
      </CatalogProvider>
    ),
  ],
};
export const Light: Story = { ...OfAPlugin, globals: { theme: "light" } };
