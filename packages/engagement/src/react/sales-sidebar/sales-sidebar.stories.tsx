import { FAKE_NOW_MS } from "@shop/kernel/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import type { SaleWindow } from "../../domain/sale-to-show.ts";
import { createSaleWatch } from "../../store/sale-watch.ts";
import { buildAttention } from "../../testing/build-attention.ts";
import { buildContestNote, buildSaleWindow, createFakeSaleGateway } from "../../testing/build-sale-window.ts";
import { StoryWorld, type StoryWorldProps } from "../stories/story-world.tsx";
import { ContestSidebar } from "./contest-sidebar.tsx";
import { SalesSidebar } from "./sales-sidebar.tsx";

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

const SALE = buildSaleWindow({
  translations: {
    de: { title: "Clean-Woche", subtitle: "Vier Boxen, die sich zurückhalten" },
    ja: { title: "クリーン・ウィーク", subtitle: "音を濁さない4つのキャビネット" },
  },
});
const CONTEST = buildContestNote({
  translations: {
    de: { title: "Die dunkle Box", subtitle: "Unser Halloween-Gewinnspiel", worth: "über 700 $" },
    ja: { title: "闇のキャビネット", subtitle: "ハロウィンコンテスト", worth: "700ドル以上" },
  },
});

interface SidebarWorldProps {
  readonly window?: SaleWindow;
  /** How long the page has been there. */
  readonly seconds: number;
  readonly locale?: StoryWorldProps["locale"];
  readonly isCustomer?: boolean;
}

/** A page on which one sale, or without one a contest, has had its turn. */
function SidebarWorld({ window, seconds, locale = "en", isCustomer = false }: SidebarWorldProps) {
  const [world] = useState(() => buildAttention());
  const [watch] = useState(() => {
    const lists = window ? { windows: [window] } : { contests: [CONTEST] };
    return createSaleWatch({ gateway: createFakeSaleGateway(lists), clock: world.clock, log: () => undefined });
  });
  useEffect(() => {
    const stop = watch.start();
    void (async () => {
      await world.clock.advanceAsync(0);
      for (let second = 0; second < seconds; second += 1) await world.clock.advanceAsync(SECOND_MS);
    })();
    return stop;
  }, [watch, world, seconds]);
  return (
    <StoryWorld world={world} locale={locale}>
      <SalesSidebar watch={watch} isCustomer={isCustomer} clock={world.clock} />
      <ContestSidebar watch={watch} clock={world.clock} />
    </StoryWorld>
  );
}

const meta = {
  title: "Engagement/Sales sidebar",
  component: SidebarWorld,
  args: { window: SALE, seconds: 3 },
  render: (args, { parameters }) => <SidebarWorld {...args} locale={parameters.locale} />,
} satisfies Meta<typeof SidebarWorld>;
export default meta;
type Story = StoryObj<typeof meta>;

const upcoming = { startsAtMs: FAKE_NOW_MS + DAY_MS, endsAtMs: FAKE_NOW_MS + 3 * DAY_MS };

export const Open: Story = {};
export const OpenForACustomer: Story = { args: { isCustomer: true } };
export const Upcoming: Story = { args: { window: buildSaleWindow(upcoming) } };
export const EndedWhileShown: Story = {
  args: { window: buildSaleWindow({ endsAtMs: FAKE_NOW_MS + 4 * SECOND_MS }), seconds: 6 },
};
export const LongTexts: Story = {
  args: {
    window: buildSaleWindow({
      title: "The long weekend of everything that we have ever measured in the big room",
      subtitle: "Every plugin, every pack, every bundle, and the service that hands a licence on to somebody else",
    }),
  },
};
export const Contest: Story = {
  args: { seconds: 11 },
  render: ({ window: _window, ...args }, { parameters }) => <SidebarWorld {...args} locale={parameters.locale} />,
};
export const Light: Story = { globals: { theme: "light" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const German: Story = { parameters: { locale: "de" } };
export const Japanese: Story = { parameters: { locale: "ja" } };
export const ContestInGerman: Story = { ...Contest, parameters: { locale: "de" } };
export const ContestInJapanese: Story = { ...Contest, parameters: { locale: "ja" } };
