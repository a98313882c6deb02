import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { ReviewList } from "./review-list.tsx";
import "../styles.css";

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <ReviewList product="faMicAlign" />
    </DeskWorld>
  );
}

const meta = { title: "Account/ReviewList", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const None: Story = { args: { account: { reviews: [] } } };
export const NotLoaded: Story = {
  args: { prepare: ({ accountGateway }) => accountGateway.failNext("reviews.list", { code: "api.timeout" }) },
};
export const German: Story = { args: { locale: "de" } };
export const Japanese: Story = { args: { locale: "ja" } };
export const Light: Story = { ...FirstPage, globals: { theme: "light" } };
export const LightNotLoaded: Story = { ...NotLoaded, globals: { theme: "light" } };
