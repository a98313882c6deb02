import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { RadioGroup, RadioGroupItem } from "./radio-group.tsx";

const meta = {
  title: "Parts/RadioGroup",
  component: RadioGroup,
  args: { "aria-label": "Size" },
  render: (args) => (
    <RadioGroup {...args}>
      {["Small", "Medium", "Large"].map((size) => (
        <RadioGroupItem key={size} value={size}>
          {size}
        </RadioGroupItem>
      ))}
    </RadioGroup>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: "Medium" } };
export const Disabled: Story = { args: { defaultValue: "Medium", disabled: true } };
export const ChosenByArrowKeys: Story = {
  play: async () => {
    await userEvent.tab();
    // Radix chooses a moment after the press, while the key is down.
    for (const name of ["Medium", "Large"]) {
      await userEvent.keyboard("{ArrowRight>}");
      await waitFor(() => expect(screen.getByRole("radio", { name })).toBeChecked());
      await userEvent.keyboard("{/ArrowRight}");
    }
  },
};
