import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Parts/TextField",
  component: TextField,
  args: { label: "Name", autoComplete: "name" },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Ada Bassmann", hint: "As it should appear on the licence." } };
export const Optional: Story = { args: { label: "Company", required: false } };
export const WithError: Story = {
  args: { defaultValue: "A", error: "A name has at least two letters.", hint: "As it should appear on the licence." },
};
export const Disabled: Story = { args: { defaultValue: "Ada Bassmann", disabled: true } };
export const Figures: Story = { args: { label: "Code", figures: true, defaultValue: "7Q4K-22XM-90TR" } };
export const OnPanel: Story = {
  render: (args) => (
    <div className="bench-panel">
      <TextField {...args} placeholder="First and last name" />
    </div>
  ),
};
