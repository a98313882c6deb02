import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRedeemStore } from "../../store/redeem-store.ts";
import { type AccountWorld, GOOD_CODE } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { RedeemDialog } from "./redeem-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <RedeemDialog open onClose={nothing} onReload={nothing} onRedeemed={nothing} />
    </DeskWorld>
  );
}

const storeOf = ({ services }: AccountWorld) => services.of(createRedeemStore);
const submit = (code: string) => async (world: AccountWorld) => {
  storeOf(world).setCode(code);
  await storeOf(world).submit();
};

const meta = { title: "Account/RedeemDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = { args: { act: (world) => storeOf(world).setCode("k7r2m4xq9") } };
export const NoCode: Story = { args: { act: submit("K7R2M-4XQ9T") } };
export const Used: Story = {
  args: {
    act: (world) => {
      world.accountGateway.failNext("redeem.redeem", { code: "redeem.codeUsed" });
      return submit(GOOD_CODE)(world);
    },
  },
};
export const NotSent: Story = {
  args: {
    act: (world) => {
      world.accountGateway.failNext("redeem.redeem", { code: "api.unreachable" });
      return submit(GOOD_CODE)(world);
    },
  },
};
export const Redeeming: Story = {
  args: {
    act: (world) => {
      world.accountGateway.holdNext("redeem.redeem");
      void submit(GOOD_CODE)(world);
    },
  },
};
export const RedeemedAndCountingDown: Story = { args: { act: submit(GOOD_CODE) } };
export const RedeemedAndKeptOpen: Story = {
  args: {
    act: async (world) => {
      await submit(GOOD_CODE)(world);
      storeOf(world).keepOpen();
    },
  },
};
export const German: Story = { args: { locale: "de", act: submit("K7R2M") } };
export const GermanRedeemed: Story = { args: { locale: "de", act: submit(GOOD_CODE) } };
export const Japanese: Story = { args: { locale: "ja", act: submit(GOOD_CODE) } };
export const JapaneseForm: Story = { args: { locale: "ja", act: submit("K7R2M") } };
export const Light: Story = { ...NoCode, globals: { theme: "light" } };
export const LightRedeemedAndCountingDown: Story = { ...RedeemedAndCountingDown, globals: { theme: "light" } };
