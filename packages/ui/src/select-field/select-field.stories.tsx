import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Parts/SelectField",
  component: SelectField,
  args: {
    label: "Country",
    defaultValue: "DE",
    children: [
      <option key="DE" value="DE">
        Germany
      </option>,
      <option key="GB" value="GB">
        United Kingdom of Great Britain and Northern Ireland
      </option>,
    ],
  },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const LongName: Story = { args: { defaultValue: "GB" } };
export const WithHint: Story = { args: { hint: "Where you live, or where your business is." } };
export const WithError: Story = { args: { error: "Please choose a country from the list." } };
export const Disabled: Story = { args: { disabled: true } };
