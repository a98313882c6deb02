import type { Meta, StoryObj } from "@storybook/react-vite";
import { PIN_LIFE_MS } from "../../domain/limits.ts";
import { createDeletionStore, DELETION_AGREED } from "../../store/deletion-store.ts";
import { type AccountWorld, MAILED_PIN } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { DeletionDialog } from "./deletion-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <DeletionDialog open onClose={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/DeletionDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The warning agreed to and sent. */
const agreed = async ({ services }: AccountWorld) => {
  const store = services.of(createDeletionStore);
  store.setField("agreed", DELETION_AGREED);
  await store.submit();
};
const pin =
  (typed: string = MAILED_PIN) =>
  async (world: AccountWorld) => {
    await agreed(world);
    const store = world.services.of(createDeletionStore);
    store.setPin(typed);
    await store.confirm();
  };

export const Warning: Story = {};
export const NotAgreed: Story = { args: { act: ({ services }) => services.of(createDeletionStore).submit() } };
export const SendingPin: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("deletion.initiate"),
    act: (world) => void agreed(world),
  },
};
export const NotStarted: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("deletion.initiate", { code: "api.timeout" }),
    act: agreed,
  },
};
export const AskingForPin: Story = { args: { act: agreed } };
export const PinWrong: Story = { args: { act: pin("00000000") } };
export const PinExpired: Story = {
  args: {
    act: async (world) => {
      await agreed(world);
      world.clock.advance(PIN_LIFE_MS);
    },
  },
};
export const SendingNewPin: Story = {
  args: {
    act: async (world) => {
      await agreed(world);
      world.accountGateway.holdNext("deletion.initiate");
      void world.services.of(createDeletionStore).resend();
    },
  },
};
export const Confirming: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("deletion.confirm"),
    act: (world) => void pin()(world),
  },
};
export const Scheduled: Story = { args: { act: pin() } };
export const German: Story = { args: { locale: "de" } };
export const GermanScheduled: Story = { args: { locale: "de", act: pin() } };
export const Japanese: Story = { args: { locale: "ja" } };
export const JapaneseScheduled: Story = { args: { locale: "ja", act: pin() } };
export const GermanPin: Story = { args: { locale: "de", ...PinExpired.args } };
export const JapanesePin: Story = { args: { locale: "ja", ...PinExpired.args } };
export const Light: Story = { ...NotAgreed, globals: { theme: "light" } };
export const LightPinExpired: Story = { ...PinExpired, globals: { theme: "light" } };
