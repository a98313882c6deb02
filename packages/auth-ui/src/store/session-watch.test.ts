import { fail, ok, type Result } from "@shop/kernel";
import { createFakeClock, createFakeSharedStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAuthWorld, buildUser } from "../testing/index.ts";
import { createSessionWatch, SESSION_END_KEY } from "./session-watch.ts";

const MINUTE = 60_000;
const LIFE = 120 * MINUTE;

/** A tab with somebody logged in, and a service that renews on every request. */
async function loggedIn(shared = createFakeSharedStorage(), clock = createFakeClock(), lifeMs = LIFE) {
  const world = buildAuthWorld({ visitor: buildUser(), clock, lifeMs });
  const renewals: number[] = [];
  const responses: Array<Result<{ isLoggedIn: boolean; lifeMs: number }>> = [];
  const startMs = clock.nowMs();
  let held: Promise<void> | undefined;
  const holdRenewal = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  const keeper = {
    renew: async () => {
      await held;
      renewals.push((clock.nowMs() - startMs) / MINUTE);
      return responses.shift() ?? ok({ isLoggedIn: true, lifeMs });
    },
  };
  const logged: string[] = [];
  const log = ({ action }: { action: string }) => logged.push(action);
  const watch = createSessionWatch({ auth: world.auth, keeper, clock, shared, log });
  const stop = watch.start();
  await world.auth.start();
  const pass = async (minutes: number, act = () => {}) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      act();
      await clock.advanceAsync(MINUTE);
    }
  };
  return { ...world, clock, shared, watch, renewals, responses, logged, stop, pass, holdRenewal };
}

test("[AUTH-17] while somebody is active the token is renewed every five minutes, and no warning is shown", async () => {
  const { watch, renewals, pass, auth } = await loggedIn();
  await pass(300, watch.noteInteraction);
  expect(renewals.slice(0, 4)).toEqual([5, 10, 15, 20]);
  expect(renewals).toHaveLength(60);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["live", "customer"]);
});

test("[AUTH-17] a customer who does nothing is warned two minutes before the end and logged out at the end, on the server too", async () => {
  const { watch, renewals, clock, auth, gateway } = await loggedIn();
  await clock.advanceAsync(118 * MINUTE - 1);
  expect(watch.getState().phase).toBe("live");
  await clock.advanceAsync(1);
  expect(watch.getState()).toMatchObject({ phase: "ending", endsAtMs: clock.nowMs() + 2 * MINUTE });
  await clock.advanceAsync(2 * MINUTE - 1);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["ending", "customer"]);
  await clock.advanceAsync(1);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["over", "visitor"]);
  expect([renewals, gateway.calls.filter((call) => call === "logout")]).toEqual([[], ["logout"]]);
});

test("[AUTH-17] the session ends when the service says, from the first response on", async () => {
  const { watch, clock, auth } = await loggedIn(createFakeSharedStorage(), createFakeClock(), 15 * MINUTE);
  expect(watch.getState()).toMatchObject({ phase: "live", endsAtMs: clock.nowMs() + 15 * MINUTE });
  await clock.advanceAsync(15 * MINUTE);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["over", "visitor"]);
});

test("[AUTH-17] a login that is kept ends after 30 days in which nothing was done", async () => {
  const { watch, clock, auth } = await loggedIn();
  await auth.logout();
  await auth.login({
    ...{ emailAddress: "ada@example.com", password: "Measured-Room-42" },
    ...{ keepsLogin: true, isHoneypotTicked: false },
  });
  expect(watch.getState()).toMatchObject({ phase: "live", endsAtMs: clock.nowMs() + 30 * 24 * 60 * MINUTE });
});

test("[AUTH-17] [A11Y-03] one press stays, any number of times", async () => {
  const { watch, clock, auth } = await loggedIn();
  for (let time = 0; time < 3; time += 1) {
    await clock.advanceAsync(119 * MINUTE);
    expect(watch.getState().phase).toBe("ending");
    await watch.stay();
    expect(watch.getState()).toMatchObject({ phase: "live", endsAtMs: clock.nowMs() + LIFE });
  }
  expect(auth.getState().status).toBe("customer");
});

test("[AUTH-17] any interaction in the last two minutes stays as well", async () => {
  const { watch, clock, renewals } = await loggedIn();
  await clock.advanceAsync(119 * MINUTE);
  watch.noteInteraction();
  await clock.advanceAsync(0);
  expect([watch.getState().phase, renewals]).toEqual(["live", [119]]);
});

test("[AUTH-17] what was done just before the warning is due makes it unnecessary", async () => {
  const { watch, clock, renewals } = await loggedIn();
  await clock.advanceAsync(117 * MINUTE);
  watch.noteInteraction();
  await clock.advanceAsync(MINUTE);
  expect([watch.getState().phase, renewals]).toEqual(["live", [117]]);
});

test("staying that doesn't work says so, and can be tried again", async () => {
  const { watch, clock, responses, logged } = await loggedIn();
  await clock.advanceAsync(119 * MINUTE);
  responses.push(fail({ code: "api.unreachable" }));
  await watch.stay();
  expect(watch.getState()).toMatchObject({ phase: "ending", failure: { code: "api.unreachable" }, isRenewing: false });
  expect(logged).toEqual(["sessionRenew"]);
  await watch.stay();
  expect(watch.getState()).toMatchObject({ phase: "live", failure: null });
});

test("[AUTH-17] a session that the server has ended is over here too", async () => {
  const { watch, pass, responses, auth } = await loggedIn();
  responses.push(ok({ isLoggedIn: false, lifeMs: LIFE }));
  await pass(6, watch.noteInteraction);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["over", "visitor"]);
});

test("[AUTH-17] where the logout gets no response the tab forgets the customer anyway", async () => {
  const { watch, clock, gateway, auth, logged } = await loggedIn();
  gateway.failNext("logout", { code: "api.unreachable" });
  await clock.advanceAsync(LIFE);
  expect([watch.getState().phase, auth.getState().status, logged]).toEqual(["over", "visitor", ["sessionEnd"]]);
});

test("[AUTH-17] work in one tab keeps the other tabs, and a notice there goes", async () => {
  const clock = createFakeClock();
  const shared = createFakeSharedStorage();
  const { watch } = await loggedIn(shared, clock);
  await clock.advanceAsync(119 * MINUTE);
  expect(watch.getState().phase).toBe("ending");
  shared.changeElsewhere(SESSION_END_KEY, `${clock.nowMs() + LIFE}`);
  expect(watch.getState()).toMatchObject({ phase: "live", endsAtMs: clock.nowMs() + LIFE });
});

test("[AUTH-17] a tab whose login is over calls the service first where another tab has begun a longer one", async () => {
  const shared = createFakeSharedStorage();
  const { watch, clock, auth, gateway, responses, renewals } = await loggedIn(shared);
  const monthMs = 30 * 24 * 60 * MINUTE;
  await clock.advanceAsync(60 * MINUTE);
  shared.set(SESSION_END_KEY, `${clock.nowMs() + monthMs}`);
  responses.push(ok({ isLoggedIn: true, lifeMs: monthMs }));
  await clock.advanceAsync(61 * MINUTE);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["live", "customer"]);
  expect([renewals, gateway.calls.filter((call) => call === "logout")]).toEqual([[120], []]);
});

test("[AUTH-17] such a tab logs out where the service doesn't respond", async () => {
  const shared = createFakeSharedStorage();
  const { watch, clock, auth, responses } = await loggedIn(shared);
  shared.set(SESSION_END_KEY, `${clock.nowMs() + 30 * 24 * 60 * MINUTE}`);
  responses.push(fail({ code: "api.unreachable" }));
  await clock.advanceAsync(LIFE);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["over", "visitor"]);
});

test("[AUTH-17] a machine that slept over the end is logged out by the next thing that is done", async () => {
  const clock = createFakeClock();
  const { watch, auth } = await loggedIn(createFakeSharedStorage(), { ...clock, after: () => () => {} });
  clock.advance(LIFE);
  expect(watch.getState().phase).toBe("live");
  watch.noteInteraction();
  await clock.advanceAsync(0);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["over", "visitor"]);
});

test("logging out ends the watch without a message, and a late response doesn't bring it back", async () => {
  const { watch, auth, clock, holdRenewal } = await loggedIn();
  const answer = holdRenewal();
  const staying = watch.stay();
  await auth.logout();
  answer();
  await staying;
  expect(watch.getState().phase).toBe("off");
  await clock.advanceAsync(2 * LIFE);
  expect(watch.getState().phase).toBe("off");
});

test("[AUTH-17] after the end the next login is watched again", async () => {
  const { watch, clock, auth } = await loggedIn();
  await clock.advanceAsync(LIFE);
  await auth.login({ emailAddress: "ada@example.com", password: "Measured-Room-42", isHoneypotTicked: false });
  expect(watch.getState()).toMatchObject({ phase: "live", endsAtMs: clock.nowMs() + LIFE });
});

test("a watch that was stopped watches nobody", async () => {
  const { watch, stop, clock, auth } = await loggedIn();
  stop();
  await clock.advanceAsync(2 * LIFE);
  expect([watch.getState().phase, auth.getState().status]).toEqual(["off", "customer"]);
});

test("[AUTH-17] a tab where nothing is done lives on the work in another", async () => {
  const clock = createFakeClock();
  const shared = createFakeSharedStorage();
  const busy = await loggedIn(shared, clock);
  const idle = await loggedIn(shared, clock);
  await busy.pass(130, busy.watch.noteInteraction);
  expect([idle.watch.getState().phase, idle.auth.getState().status, idle.renewals]).toEqual(["live", "customer", []]);
});
