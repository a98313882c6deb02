import { FAKE_NOW_MS } from "@shop/kernel/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../limits.ts";
import { Countdown } from "./countdown.tsx";

const meta = {
  title: "Parts/Countdown",
  component: Countdown,
  args: { label: "Until the end of the offer", endsAtMs: FAKE_NOW_MS + 2 * DAY_MS - 43 * MINUTE_MS - 12 * SECOND_MS },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { args: { format: "days" } };
export const DaysEnded: Story = { args: { format: "days", endsAtMs: FAKE_NOW_MS } };
export const InALine: Story = { args: { format: "line" } };
export const UnderAnHour: Story = { args: { endsAtMs: FAKE_NOW_MS + 14 * MINUTE_MS + 7 * SECOND_MS } };
export const NearlyOver: Story = { args: { endsAtMs: FAKE_NOW_MS + 4 * SECOND_MS } };
