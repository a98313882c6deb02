import { FAKE_NOW_MS } from "@shop/kernel/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import "../styles.css";
import { engagementMessages } from "../../messages/index.ts";
import { EngagementProvider } from "../provider/engagement-provider.tsx";
import { OfferCountdown } from "./offer-countdown.tsx";

const END_MS = FAKE_NOW_MS + 2 * 86_400_000 - 43 * 60_000 - 12_000;

const meta = {
  title: "Engagement/Countdown",
  component: OfferCountdown,
  args: { endsAtMs: END_MS },
  decorators: [
    (Story) => (
      <div className="bench">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const TwoDaysByDefault: Story = { args: { endsAtMs: undefined } };
export const InALine: Story = { args: { format: "line" } };
export const Ended: Story = { args: { endsAtMs: FAKE_NOW_MS } };
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const pause = within(canvasElement).getByRole("button", { name: "Pause the countdown" });
    await userEvent.click(pause);
    await expect(pause).toHaveAttribute("aria-pressed", "true");
  },
};
export const ClockADayBehind: Story = { args: { offsetMs: 86_400_000 } };
export const German: Story = inLanguage("de");
export const Japanese: Story = inLanguage("ja");
export const Phone: Story = { globals: { viewport: { value: "narrow" } } };
export const Light: Story = { globals: { theme: "light" } };

function inLanguage(locale: "de" | "ja"): Story {
  return {
    parameters: { locale },
    render: (args) => (
      <EngagementProvider messages={engagementMessages[locale]} locale={locale}>
        <OfferCountdown {...args} />
      </EngagementProvider>
    ),
  };
}
