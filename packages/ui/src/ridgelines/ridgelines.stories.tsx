import type { Meta, StoryObj } from "@storybook/react-vite";
import { EXAMPLE_MEASUREMENTS } from "./example-measurements.ts";
import { Ridgelines } from "./ridgelines.tsx";

const meta = {
  title: "Parts/Ridgelines",
  component: Ridgelines,
  args: { lines: EXAMPLE_MEASUREMENTS, label: "Fourteen spectra of one cabinet, microphone from middle to edge" },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof Ridgelines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const OneLive: Story = { args: { live: 5 } };
export const OneMeasurement: Story = { args: { lines: EXAMPLE_MEASUREMENTS.slice(0, 1), live: 0 } };
