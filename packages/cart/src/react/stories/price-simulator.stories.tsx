import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PriceSimulator } from "./price-simulator.tsx";
import { fromHash, toHash } from "./simulated-shop.ts";

/** The address that a story begins with; afterwards it is empty again. */
function openFrom(hash: string) {
  const setHash = (to: string) =>
    window.history.replaceState(null, "", window.location.pathname + window.location.search + to);
  return () => {
    setHash(hash);
    return () => setHash("");
  };
}

const meta = {
  title: "Workbench/Price simulator",
  component: PriceSimulator,
  beforeEach: openFrom(""),
} satisfies Meta<typeof PriceSimulator>;
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
  },
};

/** What is typed and moved is in the address and in the link, also if it isn't a number. */
export const Changed: Story = {
  play: async ({ canvas: page, userEvent }) => {
    const loyalty = page.getByRole("textbox", { name: /^Loyalty/ });
    await userEvent.clear(loyalty);
    await userEvent.type(loyalty, "7,5");
    await expect(loyalty).toHaveAccessibleDescription("This isn't a number.");
    await expect(page.getByRole("heading", { name: "No price" })).toBeVisible();
    const up = page.getByRole("button", { name: "Move fixedCoupon up" });
    await userEvent.click(up);
    await expect(up).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Move sale up" }));
    await userEvent.click(page.getByRole("button", { name: "Move sale down" }));
    const link = page.getByRole("link", { name: "A link to this shop and cart" });
    await expect(link).toHaveAttribute("href", window.location.hash);
    const shop = fromHash(window.location.hash);
    await expect(shop?.loyaltyPercent).toBe("7,5");
    const names = shop?.rules.map(({ name }) => name);
    await expect(names?.slice(0, 2)).toEqual(["campaign", "sale"]);
    await expect(names?.slice(-2)).toEqual(["fixedCoupon", "minimumSpend"]);
  },
};

/** Half a link, as a mail cuts it, says that it is incomplete. */
export const FromHalfALink: Story = {
  beforeEach: openFrom("#shop=%7B%22rules%22%3A%5B"),
  play: async ({ canvas: page }) => {
    await expect(page.getByText("The link is incomplete. This is the example, not what was shared.")).toBeVisible();
    await expect(page.getAllByRole("checkbox").length).toBeGreaterThan(2);
  },
};

/** What a link carries is what the simulator begins with. */
export const FromLink: Story = {
  beforeEach: openFrom(
    toHash({
      rules: [
        { name: "loyalty", isOn: false },
        { name: "sale", isOn: true },
      ],
      ...{ loyaltyPercent: "15", firstPurchasePercent: "5", multiBuyPercent: "15", capPercent: "60", rounding: "down" },
      cart: '{ "currency": "JPY", "isLoggedIn": true, "lines": [{ "name": "Amp", "quantity": 1, "fullPriceMinor": 6502, "salePercent": 70 }] }',
    }),
  ),
  play: async ({ canvas: page }) => {
    await expect(page.getByRole("heading", { name: "Total ¥2,600" })).toBeVisible();
    const rules = page.getAllByRole("checkbox");
    await expect(rules).toHaveLength(2);
    await expect(rules[0]).toHaveAccessibleName("loyalty");
    await expect(rules[0]).not.toBeChecked();
    await expect(rules[1]).toBeChecked();
    await expect(page.getByRole("textbox", { name: /^Cap/ })).toHaveValue("60");
    await expect(page.getByRole("combobox", { name: "Rounding" })).toHaveValue("down");
  },
};
