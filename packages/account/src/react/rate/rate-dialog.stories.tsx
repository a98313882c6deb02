import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRateStore } from "../../store/rate-store.ts";
import type { AccountWorld } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { RateDialog, type RateDialogProps } from "./rate-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

interface WorldProps extends Omit<DeskWorldProps, "children">, Pick<RateDialogProps, "own" | "isCommentRequired"> {}

function World({ own, isCommentRequired, ...props }: WorldProps) {
  return (
    <DeskWorld {...props}>
      <RateDialog
        open
        product="faMicAlign"
        own={own}
        isCommentRequired={isCommentRequired}
        onClose={nothing}
        onReload={nothing}
        onRated={nothing}
      />
    </DeskWorld>
  );
}

const storeOf = ({ services }: AccountWorld) => services.of(createRateStore);
const rate = async (world: AccountWorld) => {
  storeOf(world).setStars(4);
  storeOf(world).setComment("Two microphones, one sound.");
  await storeOf(world).submit();
};

const meta = { title: "Account/RateDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NoStars: Story = { args: { act: (world) => storeOf(world).submit() } };
export const Earlier: Story = { args: { own: { stars: 3, comment: "Clear, once the delay was found." } } };
export const CommentMissing: Story = {
  args: {
    isCommentRequired: true,
    act: (world) => {
      storeOf(world).setStars(5);
      return storeOf(world).submit();
    },
  },
};
export const NotSent: Story = {
  args: {
    act: (world) => {
      world.accountGateway.failNext("rating.rate", { code: "api.unreachable" });
      return rate(world);
    },
  },
};
export const Sending: Story = {
  args: {
    act: (world) => {
      world.accountGateway.holdNext("rating.rate");
      void rate(world);
    },
  },
};
export const Thanked: Story = { args: { act: rate } };
export const ThankedAndKeptOpen: Story = {
  args: {
    act: async (world) => {
      await rate(world);
      storeOf(world).keepOpen();
    },
  },
};
export const German: Story = { args: { locale: "de", act: (world) => storeOf(world).submit() } };
export const Japanese: Story = { args: { locale: "ja", own: { stars: 4, comment: "位相がそろいました。" } } };
export const GermanThanked: Story = { args: { locale: "de", act: rate } };
export const JapaneseThanked: Story = { args: { locale: "ja", act: rate } };
export const Light: Story = { ...NoStars, globals: { theme: "light" } };
export const LightThanked: Story = { ...Thanked, globals: { theme: "light" } };
