import { fail, ok } from "@shop/kernel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { browserSha256 } from "../../adapters/wheel/browser-sha256.ts";
import { wheelMessages } from "../../messages/index.ts";
import {
  buildDiscountDraw,
  buildDraw,
  buildPackDraw,
  buildWheel,
  buildWheelWorld,
  createFakeWheelGateway,
} from "../../testing/wheel/build-wheel.ts";
import { PopUpFrame } from "../pop-up/pop-up-frame.tsx";
import { StoryWorld } from "../stories/story-world.tsx";
import { DrawChecker } from "./draw-checker.tsx";
import { WheelPanel } from "./wheel-panel.tsx";

type World = ReturnType<typeof buildWheelWorld>;
type Locale = keyof typeof wheelMessages;

interface WheelStoryProps {
  build: () => World;
  /** What has happened to it. */
  act?: (world: World) => Promise<unknown>;
  isLoggedIn?: boolean;
  locale?: Locale;
}

function WheelStory({ build, act, isLoggedIn = false, locale = "en" }: WheelStoryProps) {
  const [world] = useState(build);
  useEffect(() => {
    void world.wheel.load().then(() => act?.(world));
  }, [world, act]);
  return (
    <StoryWorld locale={locale}>
      <PopUpFrame
        title={wheelMessages[locale]["wheel.title"] as ReactNode}
        size="wide"
        className="shop-wheel-pop-up"
        onClose={() => {}}
      >
        <WheelPanel
          wheel={world.wheel}
          messages={wheelMessages[locale]}
          isLoggedIn={isLoggedIn}
          onGoToCart={() => {}}
          onLogin={() => {}}
          downloadsHref="#downloads"
          checkHref="#wheel"
        />
      </PopUpFrame>
    </StoryWorld>
  );
}

const meta = {
  title: "Engagement/Wheel",
  component: WheelStory,
  args: { build: () => buildWheelWorld() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof WheelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const spin = ({ wheel }: World) => wheel.spin({ isStill: true });
const openTerms: Story["play"] = async ({ canvasElement }) => {
  const summary = await within(canvasElement).findByText("Odds and terms");
  await userEvent.click(summary);
  const hash = await within(canvasElement).findByText("a1".repeat(32));
  await waitFor(() => expect(hash).toBeVisible());
};

export const Ready: Story = {};
export const OddsAndTerms: Story = { play: openTerms };
export const Turning: Story = {
  args: { build: () => buildWheelWorld([buildDiscountDraw()]), act: ({ wheel }) => wheel.spin({ isStill: false }) },
};
export const Nothing: Story = { args: { build: () => buildWheelWorld([buildDraw()]), act: spin } };
export const Discount: Story = { args: { build: () => buildWheelWorld([buildDiscountDraw()]), act: spin } };
export const DiscountInLight: Story = { ...Discount, globals: { theme: "light" } };
export const DiscountOnPhone: Story = { ...Discount, globals: { viewport: { value: "phone" } } };
export const DiscountInGerman: Story = { args: { ...Discount.args, locale: "de" } };
export const DiscountInJapanese: Story = { args: { ...Discount.args, locale: "ja" } };
export const CopyFailed: Story = {
  args: {
    build: () => buildWheelWorld([buildDiscountDraw()], { copyText: () => Promise.reject(new Error("not allowed")) }),
    act: spin,
  },
};
export const PackForVisitor: Story = { args: { build: () => buildWheelWorld([buildPackDraw()]), act: spin } };
export const PackForCustomer: Story = { args: { ...PackForVisitor.args, isLoggedIn: true } };
export const PackClaimed: Story = {
  args: {
    build: () => buildWheelWorld([buildPackDraw()]),
    act: async (world) => {
      await spin(world);
      await world.wheel.claimPack(true);
    },
    isLoggedIn: true,
  },
};
export const LastSpin: Story = {
  args: {
    build: () =>
      buildWheelWorld([], { gateway: createFakeWheelGateway([], { loaded: ok(buildWheel({ spinsLeft: 1 })) }) }),
    act: spin,
  },
};
export const Failed: Story = {
  args: {
    build: () =>
      buildWheelWorld([], {
        gateway: createFakeWheelGateway([], { spun: Promise.resolve(fail({ code: "api.unreachable" })) }),
      }),
    act: spin,
  },
};
export const ReadyInLight: Story = { ...OddsAndTerms, globals: { theme: "light" } };

const HONEST = {
  ...{ seed: "s3Cr3t", wheel: "6f1e4d0c-9a53-4f4a-8f3f-6c113f1d4b52", number: 1, chance: "9d41c0" },
  hash: "a1".repeat(32),
};
export const Checker: Story = {
  render: () => (
    <StoryWorld>
      <DrawChecker messages={wheelMessages.en} draws={[buildDraw(HONEST)]} sha256={browserSha256} />
    </StoryWorld>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Spin 1: 70" }));
    await userEvent.click(canvas.getByRole("button", { name: "Check the draw" }));
    await expect((await canvas.findAllByText(/Wrong: this seed has another hash/)).length).toBeGreaterThan(0);
  },
};
