import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../text-link/text-link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Parts/Checkbox",
  component: Checkbox,
  args: { label: "Keep me logged in on this machine" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <div className="bench-stack bench-panel">
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked hint="Not on a machine that you share." />
      <Checkbox
        label={
          <>
            I have read the <TextLink href="#terms">terms</TextLink> and agree to them
          </>
        }
        error="Without the terms there is no licence."
      />
      <Checkbox label="Not available now" disabled />
      <Checkbox label="Set, and not to be changed" disabled defaultChecked />
    </div>
  ),
};
