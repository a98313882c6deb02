import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { AuthWorld } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { ShowReset } from "./show-reset.tsx";
import "../styles.css";

interface WorldProps extends Omit<PreparedWorldProps, "children" | "prepare" | "act"> {
  link?: { readonly id: string | null; readonly key: string | null };
  /** The service's behaviour when the link is opened. */
  before?: (world: AuthWorld) => void;
  /** What was typed and clicked before the story is shown. */
  typed?: { readonly password: string; readonly again: string; readonly isSent?: boolean };
}

function World({ link, before, typed, ...props }: WorldProps) {
  const [world, setWorld] = useState<AuthWorld>();
  const prepare = (prepared: AuthWorld) => {
    before?.(prepared);
    setWorld(prepared);
  };
  const act = async ({ reset }: AuthWorld) => {
    if (!typed) return;
    const end = reset.subscribe(({ stage }) => {
      if (stage !== "form") return;
      end();
      reset.setField("password", typed.password);
      reset.setField("again", typed.again);
      if (typed.isSent) void reset.submit();
    });
  };
  return (
    <PreparedWorld {...props} prepare={prepare}>
      {world && <ShowReset world={world} link={link} act={act} />}
    </PreparedWorld>
  );
}

const meta = { title: "Sign in/ResetDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

const GOOD = "Measured-Room-43";

export const LookingAtTheLink: Story = {
  args: { before: ({ passwordGateway }) => void passwordGateway.holdNext("prepareReset") },
};
export const Form: Story = {};
export const StrongPassword: Story = { args: { typed: { password: GOOD, again: GOOD } } };
export const PasswordsDiffer: Story = { args: { typed: { password: GOOD, again: "Measured-Room-44", isSent: true } } };
export const TooShort: Story = { args: { typed: { password: "short", again: "short", isSent: true } } };
export const Setting: Story = {
  args: {
    typed: { password: GOOD, again: GOOD, isSent: true },
    before: ({ passwordGateway }) => void passwordGateway.holdNext("resetPassword"),
  },
};
export const NotSet: Story = {
  args: {
    typed: { password: GOOD, again: GOOD, isSent: true },
    before: ({ passwordGateway }) => passwordGateway.failNext("resetPassword", { code: "api.unreachable" }),
  },
};
export const LinkIncomplete: Story = { args: { link: { id: null, key: null } } };
export const LinkExpired: Story = { args: { link: { id: "r1", key: "old" } } };
export const NotSecured: Story = { args: { before: ({ passwordGateway }) => passwordGateway.giveNoToken() } };
export const German: Story = { args: { locale: "de", ...TooShort.args } };
export const GermanLinkExpired: Story = { args: { locale: "de", ...LinkExpired.args } };
export const Japanese: Story = { args: { locale: "ja", ...TooShort.args } };
export const JapaneseLinkExpired: Story = { args: { locale: "ja", ...LinkExpired.args } };
export const Light: Story = { ...TooShort, globals: { theme: "light" } };
export const LightLinkExpired: Story = { ...LinkExpired, globals: { theme: "light" } };
