import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PriceSimulator } from "./price-simulator.tsx";

const meta = { title: "Workbench/Price simulator", component: PriceSimulator } satisfies Meta<typeof PriceSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The total follows every rule, and a cart that can't be priced says why. */
export const Simulator: Story = {
  play: async ({ canvas: page, userEvent }) => {
    const total = page.getByRole("heading", { name: /^Total/ }).textContent;
    await userEvent.click(page.getByRole("checkbox", { name: "multiBuy" }));
    await expect(page.getByRole("heading", { name: /^Total/ }).textContent).not.toBe(total);
    await userEvent.click(page.getByRole("checkbox", { name: "sale" }));
    await expect(page.getByText(/campaign needs sale/)).toBeVisible();
    await userEvent.click(page.getByRole("checkbox", { name: "sale" }));
    await userEvent.click(page.getByRole("checkbox", { name: "multiBuy" }));
    await expect(page.getByRole("heading", { name: /^Total/ })).toHaveTextContent(total ?? "");
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
  },
};
