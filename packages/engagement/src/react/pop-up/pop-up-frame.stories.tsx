import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { StoryWorld } from "../stories/story-world.tsx";
import { PopUpFrame } from "./pop-up-frame.tsx";

const meta = {
  title: "Engagement/Pop-up frame",
  component: PopUpFrame,
  args: {
    title: "Studio Night: 20% on all bundles",
    children: "Until Sunday at midnight. The price in your cart has it already.",
    onClose: () => undefined,
  },
  render: (args, { parameters }) => (
    <StoryWorld locale={parameters.locale}>
      <PopUpFrame {...args} />
    </StoryWorld>
  ),
} satisfies Meta<typeof PopUpFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const openOptions: Story["play"] = async ({ canvasElement }) => {
  const [options] = await within(canvasElement).findAllByRole("button", { expanded: false });
  if (options) await userEvent.click(options);
};

export const Note: Story = {};
export const Wide: Story = { args: { size: "wide" } };
export const WithOptions: Story = { play: openOptions };
export const Light: Story = { ...WithOptions, globals: { theme: "light" } };
export const Phone: Story = { ...WithOptions, globals: { viewport: { value: "phone" } } };
export const German: Story = {
  ...WithOptions,
  parameters: { locale: "de" },
  args: { title: "Studionacht: 20 % auf alle Bundles", children: "Bis Sonntag um Mitternacht." },
};
export const Japanese: Story = {
  ...WithOptions,
  parameters: { locale: "ja" },
  args: { title: "スタジオナイト：バンドル全品20%オフ", children: "日曜日の24時まで。" },
};
