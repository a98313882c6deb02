import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailField } from "./email-field.tsx";

const meta = {
  title: "Parts/EmailField",
  component: EmailField,
  args: { label: "Email", isValid: (value: string) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(value) },
  decorators: [(Part) => <div className="bench-stack bench-panel">{Part()}</div>],
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Incomplete: Story = { args: { defaultValue: "ada@example" } };
export const Complete: Story = { args: { defaultValue: "ada@example.com" } };
export const WithError: Story = {
  args: { defaultValue: "ada@example.com", error: "This address can't receive mail." },
};
