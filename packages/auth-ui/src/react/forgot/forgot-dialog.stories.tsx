import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { AuthWorld } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { ShowForgot } from "./show-forgot.tsx";
import "../styles.css";

interface WorldProps extends Omit<PreparedWorldProps, "children" | "prepare" | "act"> {
  emailAddress?: string;
  /** What happened in the dialog before it is looked at. */
  act?: (world: AuthWorld) => void | Promise<void>;
}

function World({ emailAddress, act, ...props }: WorldProps) {
  const [world, setWorld] = useState<AuthWorld>();
  return (
    <PreparedWorld {...props} prepare={setWorld}>
      {world && <ShowForgot world={world} emailAddress={emailAddress} act={act} />}
    </PreparedWorld>
  );
}

const meta = {
  title: "Sign in/ForgotDialog",
  component: World,
  args: { emailAddress: "ada@example.com" },
} satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownAddress: Story = {};
export const AskedForAddress: Story = { args: { emailAddress: "" } };
export const AddressRefused: Story = { args: { emailAddress: "ada@", act: ({ forgot }) => forgot.submit() } };
export const Sending: Story = {
  args: {
    act: ({ forgot, passwordGateway }) => {
      passwordGateway.holdNext("sendResetMail");
      void forgot.submit();
    },
  },
};
export const NotSent: Story = {
  args: {
    act: ({ forgot, passwordGateway }) => {
      passwordGateway.failNext("sendResetMail", { code: "api.unreachable" });
      return forgot.submit();
    },
  },
};
export const SentAndCountingDown: Story = { args: { act: ({ forgot }) => forgot.submit() } };
export const SentAndKeptOpen: Story = {
  args: {
    act: async ({ forgot }) => {
      await forgot.submit();
      forgot.keepOpen();
    },
  },
};
export const German: Story = { args: { locale: "de", act: ({ forgot }) => forgot.submit() } };
export const GermanAddress: Story = { args: { locale: "de", ...AddressRefused.args } };
export const Japanese: Story = { args: { locale: "ja", act: ({ forgot }) => forgot.submit() } };
export const JapaneseAddress: Story = { args: { locale: "ja", ...AddressRefused.args } };
export const Light: Story = { ...SentAndCountingDown, globals: { theme: "light" } };
export const LightAddressRefused: Story = { ...AddressRefused, globals: { theme: "light" } };
