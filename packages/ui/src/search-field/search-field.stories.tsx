import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SearchField, type SearchFieldProps } from "./search-field.tsx";

function Bench(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Parts/SearchField",
  component: SearchField,
  args: { label: "Search", value: "", onValueChange: () => undefined },
  render: (args) => <Bench {...args} />,
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "Greenback" } };
export const WithHint: Story = { args: { hint: "By name, kind or key." } };
export const WithError: Story = { args: { value: "?", error: "Please enter a letter or a number." } };
