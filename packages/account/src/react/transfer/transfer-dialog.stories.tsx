import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTransferStore } from "../../store/transfer-store.ts";
import type { AccountWorld } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { TransferDialog } from "./transfer-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

interface WorldProps extends Omit<DeskWorldProps, "children"> {
  services?: number;
}

function World({ services = 1, ...props }: WorldProps) {
  return (
    <DeskWorld {...props}>
      <TransferDialog
        open
        product="faMicAlign"
        licenceId="l1"
        services={services}
        serviceHref="#service"
        onTransferred={nothing}
        onClose={nothing}
      />
    </DeskWorld>
  );
}

const storeOf = ({ services }: AccountWorld) => services.of(createTransferStore);
const ask = (world: AccountWorld) => {
  storeOf(world).setRecipient("grace.brewster.murray.hopper@naval-reserve.example");
  storeOf(world).next();
};
const send = async (world: AccountWorld) => {
  ask(world);
  await storeOf(world).submit();
};

const meta = { title: "Account/TransferDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const OwnAddress: Story = {
  args: {
    act: (world) => {
      storeOf(world).setRecipient("ada@example.com");
      storeOf(world).next();
    },
  },
};
export const Question: Story = { args: { act: ask } };
export const Transferring: Story = {
  args: {
    act: (world) => {
      world.accountGateway.holdNext("licences.transfer");
      void send(world);
    },
  },
};
export const NotTransferred: Story = {
  args: {
    act: (world) => {
      world.accountGateway.failNext("licences.transfer", { code: "api.unreachable" });
      return send(world);
    },
  },
};
export const Done: Story = { args: { act: send } };
export const NoService: Story = { args: { services: 0 } };
export const German: Story = { args: { locale: "de" } };
export const GermanQuestion: Story = { args: { locale: "de", act: ask } };
export const Japanese: Story = { args: { locale: "ja" } };
export const GermanDone: Story = { args: { locale: "de", act: send } };
export const GermanNoService: Story = { args: { locale: "de", services: 0 } };
export const JapaneseQuestion: Story = { args: { locale: "ja", act: ask } };
export const JapaneseDone: Story = { args: { locale: "ja", act: send } };
export const Light: Story = { ...OwnAddress, globals: { theme: "light" } };
export const LightQuestion: Story = { ...Question, globals: { theme: "light" } };
