import type { Meta, StoryObj } from "@storybook/react-vite";
import { createDevicesStore } from "../../store/devices-store.ts";
import type { AccountWorld } from "../../testing/index.ts";
import { DEVICES } from "../stories/desk-devices.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { DeviceList, type DeviceListProps } from "./device-list.tsx";
import "../styles.css";

interface WorldProps extends Omit<DeskWorldProps, "children"> {
  devices?: DeviceListProps["devices"];
}

function World({ devices = DEVICES, ...props }: WorldProps) {
  return (
    <DeskWorld {...props}>
      <DeviceList licenceId="l1" devices={devices} />
    </DeskWorld>
  );
}

const storeOf = ({ services }: AccountWorld) => services.of(createDevicesStore);
const ask = (world: AccountWorld) =>
  storeOf(world).ask({ licenceId: "l1", activationId: "a1", deviceName: "Studio desktop" });

const meta = { title: "Account/DeviceList", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDevices: Story = {};
export const NoDevice: Story = { args: { devices: [] } };
export const AskedToRelease: Story = { args: { act: ask } };
export const NotReleased: Story = {
  args: {
    act: async (world) => {
      ask(world);
      world.accountGateway.failNext("licences.release", { code: "api.unreachable" });
      await storeOf(world).confirm();
    },
  },
};
export const Releasing: Story = {
  args: {
    act: (world) => {
      ask(world);
      world.accountGateway.holdNext("licences.release");
      void storeOf(world).confirm();
    },
  },
};
export const Released: Story = {
  args: {
    act: async (world) => {
      ask(world);
      await storeOf(world).confirm();
    },
  },
};
export const German: Story = { args: { locale: "de", act: ask } };
export const Japanese: Story = { args: { locale: "ja", act: ask } };
export const GermanReleased: Story = { args: { locale: "de", ...Released.args } };
export const JapaneseReleased: Story = { args: { locale: "ja", ...Released.args } };
export const Light: Story = { ...NotReleased, globals: { theme: "light" } };
