import type { FakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { ACCESS_TOKEN_COOKIE } from "../contract/index.ts";
import { buildTimedClient, logInSecured, pass, type TimedClient } from "../testing/build-timed-client.ts";
import { refused, valid } from "../testing/index.ts";
import type { ApiClientOptions } from "./client-options.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOKEN = valid({ csrf_token: "t" });

/** The clock of a browser whose user changes the time: timers continue, the time of day jumps. */
function createSettableClock(clock: () => FakeClock, offset: { ms: number }): ApiClientOptions["clock"] {
  return {
    nowMs: () => clock().nowMs() + offset.ms,
    after: (delayMs, callback) => clock().after(delayMs, callback),
  };
}

test.each([
  ["ahead", DAY_MS],
  ["behind", -DAY_MS],
])("[API-05] a clock that is a day %s changes nothing: only durations count", async (_where, ms) => {
  const trailOf = async (offset: { ms: number }) => {
    const world: TimedClient = buildTimedClient({ clock: createSettableClock(() => world.clock, offset) });
    world.host.reply("login", TOKEN, refused(500), refused(500), TOKEN, refused(500));
    await world.settled(world.client.start());
    await world.settled(logInSecured(world));
    await pass(world.clock, 9 * MINUTE_MS);
    await world.settled(logInSecured(world));
    await pass(world.clock, MINUTE_MS);
    await world.settled(logInSecured(world));
    return [...world.trail, world.storage.get(ACCESS_TOKEN_COOKIE)];
  };
  const wrong = await trailOf({ ms });
  expect(wrong).toEqual(await trailOf({ ms: 0 }));
  expect(wrong).toHaveLength(8);
});

test.each([
  ["ahead", DAY_MS],
  ["back", -DAY_MS],
])(
  "[API-05] a clock set %s by a day costs one fetch of a security token, no access token and no loop",
  async (_way, ms) => {
    const offset = { ms: 0 };
    const world: TimedClient = buildTimedClient({ clock: createSettableClock(() => world.clock, offset) });
    world.host.reply("login", TOKEN, refused(500), TOKEN, refused(500), refused(500));
    await world.settled(logInSecured(world));
    offset.ms = ms;
    await world.settled(logInSecured(world));
    await world.settled(logInSecured(world));
    const steps = world.trail.map((step) => step.replace(/^\S+ /, ""));
    expect(steps).toEqual(["login prepare", "login execute", "login prepare", "login execute", "login execute"]);
    expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("kept");
  },
);
