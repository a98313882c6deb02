// @vitest-environment jsdom
import { ok } from "@shop/kernel";
import { createFakeSharedStorage } from "@shop/kernel/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createSessionWatch, type SessionWatchStore } from "../../store/session-watch.ts";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import type { AuthWorld } from "../../testing/index.ts";
import { showWorld } from "../show-world.tsx";
import { SessionWarning } from "./session-warning.tsx";
import { TimeoutDialog } from "./timeout-dialog.tsx";

afterEach(cleanup);

const MINUTE = 60_000;

async function showWarning(beside: React.ReactNode = null) {
  let watch: SessionWatchStore | undefined;
  const begin = ({ auth, clock }: AuthWorld) => {
    const keeper = { renew: async () => ok({ isLoggedIn: true, lifeMs: 120 * MINUTE }) };
    watch = createSessionWatch({ auth, clock, keeper, shared: createFakeSharedStorage() });
    watch.start();
  };
  const draw = () => (watch ? <SessionWarning store={watch} /> : null);
  const shown = await showWorld(
    () => (
      <>
        {draw()}
        {beside}
      </>
    ),
    { prepare: begin },
  );
  if (!watch) throw new Error("The watch wasn't begun.");
  return { ...shown, watch };
}

test("[AUTH-17] [A11Y-03] two minutes before the end a notice offers to stay, and one press stays", async () => {
  const { world, user } = await showWarning();
  act(() => world.clock.advance(118 * MINUTE - 1));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => world.clock.advance(1));
  expect(screen.getByRole("alert").textContent).toContain("You will be logged out due to inactivity.");
  expect(screen.getByRole("timer").textContent).toBe("2:00");
  await expectNoAxeViolations();
  await user.click(screen.getByRole("button", { name: "Stay logged in" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("[A11Y-03] over an open dialog the notice is inside it, where it can be reached and heard", async () => {
  const nothing = () => undefined;
  const { world } = await showWarning(<TimeoutDialog open onClose={nothing} onLogin={nothing} onContact={nothing} />);
  act(() => world.clock.advance(119 * MINUTE));
  expect(within(screen.getByRole("dialog")).getByRole("button", { name: "Stay logged in" })).toBeTruthy();
});

test("[AUTH-17] [MODAL-03] [MODAL-04] the timeout dialog says why, and leads to the login and the contact form", async () => {
  const logins: string[] = [];
  const { user, reported } = await showWorld((_world, frame) => (
    <TimeoutDialog {...frame} onLogin={() => logins.push("login")} />
  ));
  const dialog = screen.getByRole("dialog", { name: "Session Timeout" });
  expect(dialog.textContent).toContain("You've been logged out due to inactivity.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Login Again" }));
  await expectNoAxeViolations();
  await user.click(screen.getByRole("button", { name: "Login Again" }));
  await user.click(screen.getByRole("button", { name: "click here" }));
  await user.keyboard("{Escape}");
  expect([logins, reported]).toEqual([["login"], ["contact", "close"]]);
});
