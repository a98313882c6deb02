import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { StrengthMeter } from "../strength-meter/strength-meter.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Parts/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password", defaultValue: "tone stack 1959" },
  decorators: [(Part) => <div className="bench-stack bench-panel">{Part()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Password");
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(field.type).toBe("text");
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(4);
  },
};
export const WithStrength: Story = {
  args: { autoComplete: "new-password" },
  render: (args) => (
    <>
      <PasswordField {...args} />
      <StrengthMeter value={4} />
    </>
  ),
};
