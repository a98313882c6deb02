import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildOwnedProduct, buildWireOwnedPack } from "../../testing/index.ts";
import "../styles.css";
import { LicenceCard } from "./licence-card.tsx";

const meta = {
  title: "Catalogue/LicenceCard",
  component: LicenceCard,
  args: { product: buildOwnedProduct() },
} satisfies Meta<typeof LicenceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plugin: Story = {};
export const SeveralLicences: Story = {
  args: {
    product: buildOwnedProduct({
      licenses: [
        { id: "licence-1", url: "/licences/1", date_added: "2026-01-02T10:00:00Z", key: "FAMA-7K2Q-91XD" },
        { id: "licence-2", url: "/licences/2", date_added: "2026-03-04T10:00:00Z", key: "FAMA-3B8N-44LP" },
      ],
    }),
  },
};
export const JustBought: Story = { args: { isNew: true } };
export const Pack: Story = { args: { product: buildOwnedProduct(buildWireOwnedPack()) } };
export const BundleWithoutItsOwn: Story = {
  args: { product: buildOwnedProduct({ name: "Alignment Bundle", type: "bundle", licenses: [], downloads: [] }) },
};
