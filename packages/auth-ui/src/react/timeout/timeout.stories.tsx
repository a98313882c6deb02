import { fail, ok } from "@shop/kernel";
import { createFakeSharedStorage } from "@shop/kernel/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { createSessionWatch } from "../../store/session-watch.ts";
import { type AuthWorld, buildUser } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { SessionWarning } from "./session-warning.tsx";
import { TimeoutDialog } from "./timeout-dialog.tsx";
import "../styles.css";

const nothing = () => undefined;
const LIFE_MS = 2 * 60 * 60_000;
const WARNED_FOR_MS = 13_000;

interface WorldProps extends Omit<PreparedWorldProps, "children"> {
  shows: "dialog" | "warning" | "failedWarning";
}

/** A session whose last two minutes have begun. */
function endingWatch({ auth, clock }: AuthWorld, isFailing: boolean) {
  const renew = async () => (isFailing ? fail({ code: "api.unreachable" }) : ok({ isLoggedIn: true, lifeMs: LIFE_MS }));
  const watch = createSessionWatch({ auth, clock, keeper: { renew }, shared: createFakeSharedStorage() });
  watch.start();
  clock.advance(LIFE_MS - 2 * 60_000 + WARNED_FOR_MS);
  if (isFailing) void watch.stay();
  return watch;
}

function Ending({ world, isFailing }: { world: AuthWorld; isFailing: boolean }) {
  const [watch] = useState(() => endingWatch(world, isFailing));
  return <SessionWarning store={watch} />;
}

function World({ shows, ...props }: WorldProps) {
  return (
    <PreparedWorld visitor={buildUser()} prepare={async ({ auth }) => void (await auth.start())} {...props}>
      {(world) =>
        shows === "dialog" ? (
          <TimeoutDialog open onClose={nothing} onLogin={nothing} onContact={nothing} />
        ) : (
          <Ending world={world} isFailing={shows === "failedWarning"} />
        )
      }
    </PreparedWorld>
  );
}

const meta = { title: "Sign in/Timeout", component: World, args: { shows: "dialog" } } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};
export const Warning: Story = { args: { shows: "warning" } };
export const WarningNotStayed: Story = { args: { shows: "failedWarning" } };
export const German: Story = { args: { locale: "de" } };
export const GermanWarning: Story = { args: { locale: "de", shows: "warning" } };
export const Japanese: Story = { args: { locale: "ja" } };
export const JapaneseWarning: Story = { args: { locale: "ja", shows: "warning" } };
export const Light: Story = { ...LoggedOut, globals: { theme: "light" } };
export const LightWarning: Story = { ...Warning, globals: { theme: "light" } };
