import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SuggestField, type SuggestFieldProps } from "./suggest-field.tsx";

function Bench(props: SuggestFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SuggestField {...props} value={value} onValueChange={setValue} />;
}

const GROUPS = [
  {
    id: "drivers",
    title: "Drivers",
    suggestions: [
      { id: "greenback", text: "Greenback", content: "Greenback" },
      { id: "green-ten", text: "Green Ten", content: "Green Ten" },
    ],
  },
  { id: "sizes", title: "Sizes", suggestions: [{ id: "4x12", text: "4×12", content: "4×12" }] },
];

const meta = {
  title: "Parts/SuggestField",
  component: SuggestField,
  args: {
    ...{ id: "words", label: "Search", value: "", groups: GROUPS, listLabel: "Suggestions", locale: "en" },
    ...{ onValueChange: () => undefined, onChoose: () => undefined },
  },
  render: (args) => <Bench {...args} />,
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "gre" } };
export const NothingToSuggest: Story = { args: { value: "gre", groups: [] } };
export const WithHint: Story = { args: { hint: "By name, kind or key." } };
