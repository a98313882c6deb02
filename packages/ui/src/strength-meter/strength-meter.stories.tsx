import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Strength, StrengthMeter } from "./strength-meter.tsx";

const meta = { title: "Parts/StrengthMeter", component: StrengthMeter, args: { value: 3 } } satisfies Meta<
  typeof StrengthMeter
>;
export default meta;
type Story = StoryObj<typeof meta>;

const VALUES: readonly Strength[] = [0, 1, 2, 3, 4, 5];

export const EveryValue: Story = {
  render: () => (
    <div className="bench-stack bench-panel">
      {VALUES.map((value) => (
        <StrengthMeter key={value} value={value} label={`Strength, example ${value}`} />
      ))}
    </div>
  ),
};
