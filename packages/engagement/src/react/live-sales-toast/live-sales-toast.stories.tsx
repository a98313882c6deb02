import type { Locale } from "@shop/kernel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { createStore } from "zustand/vanilla";
import type { LiveStat } from "../../domain/live-stat.ts";
import type { LiveSalesState, LiveSalesStore } from "../../store/live-sales-store.ts";
import { buildLiveStat } from "../../testing/build-live-stat.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { LiveSalesToast } from "./live-sales-toast.tsx";

const CURVE = "M0 70C30 66 40 20 60 30S90 60 110 34 140 62 160 58";
const pictureIn = (ground: string, line: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="${ground}" d="M0 0h160v90H0z"/><path fill="none" stroke="${line}" stroke-width="3" d="${CURVE}"/></svg>`,
  )}`;
const PICTURES = { pictureDark: pictureIn("#0f0d0b", "#f3eee6"), pictureLight: pictureIn("#fffefa", "#1d1914") };

/** A store that shows one stat for good. */
function createShown(shown: LiveStat): LiveSalesStore {
  const store = createStore<LiveSalesState>(() => ({ shown, isPaused: false }));
  return {
    ...store,
    start: () => () => {},
    pause: (isPaused) => store.setState({ isPaused }),
    dismiss: () => store.setState({ shown: null }),
  };
}

function Shown({ stat, locale = "en" }: { stat: LiveStat; locale?: Locale }) {
  const [store] = useState(() => createShown(stat));
  return (
    <StoryWorld locale={locale}>
      <LiveSalesToast store={store} />
    </StoryWorld>
  );
}

const meta = {
  title: "Engagement/Live sales",
  component: Shown,
  args: { stat: buildLiveStat({ name: "faIR Modern Rock", ...PICTURES }) },
  render: (args, { parameters }) => <Shown {...args} locale={parameters.locale} />,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Purchase: Story = {};
export const Light: Story = { globals: { theme: "light" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const DownloadFromEurope: Story = {
  args: { stat: buildLiveStat({ type: "download", place: "Europe", age: "just now", ...PICTURES }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Europe · just now")).toBeInTheDocument();
  },
};
export const ReviewFromNowhere: Story = {
  args: { stat: buildLiveStat({ type: "review", place: "", age: "2 days ago", ...PICTURES }) },
};
export const Registration: Story = { args: { stat: { ...buildLiveStat({ type: "registration" }), product: null } } };
export const Sample: Story = {
  args: { stat: buildLiveStat({ type: "download", isSample: true, ...PICTURES }) },
};
export const LongName: Story = {
  args: {
    stat: buildLiveStat({ name: "Farfield Total Bundle with every cabinet we have ever measured", ...PICTURES }),
  },
};
export const German: Story = { parameters: { locale: "de" } };
export const Japanese: Story = { parameters: { locale: "ja" } };
