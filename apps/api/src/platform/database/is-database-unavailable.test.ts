import { expect, test } from "vitest";
import { isDatabaseTimeout, isDatabaseUnavailable, isDeadlock } from "./is-database-unavailable.ts";

const failing = (code: string, more: object = {}) => Object.assign(new Error("it failed"), { code, ...more });

test.each([
  ["no server", failing("ECONNREFUSED", { syscall: "connect" })],
  ["no server under any address", new AggregateError([failing("ECONNREFUSED", { syscall: "connect" })])],
  ["a lost connection", failing("ECONNRESET", { syscall: "read" })],
  ["a server that shuts down", failing("57P01")],
  ["a server that starts", failing("57P03")],
  ["no connection left", failing("53300")],
  ["a full disk", failing("53100")],
  ["a connection that ended in a query", new Error("Connection terminated unexpectedly")],
  ["no connection in time", new Error("timeout exceeded when trying to connect")],
])("%s is an unavailable database", (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ["a constraint", failing("23505")],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["a text", "ECONNREFUSED"],
])("%s isn't", (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test.each([
  ["a statement", failing("57014")],
  ["a lock", failing("55P03")],
  ["an idle transaction", failing("25P03")],
  ["the pool", new Error("timeout exceeded when trying to connect")],
  ["two transactions that wait for each other", failing("40P01")],
])("[SAFE-25] the timeout of %s is an unavailable database, and a timeout", (_case, error) => {
  expect([isDatabaseUnavailable(error), isDatabaseTimeout(error)]).toEqual([true, true]);
});

test.each([
  ["a server that shuts down", failing("57P01")],
  ["a text", "57014"],
])("%s is no timeout", (_case, error) => {
  expect(isDatabaseTimeout(error)).toBe(false);
});

test("a deadlock is distinguished from the timeouts: the same statement may be run again", () => {
  expect([isDeadlock(failing("40P01")), isDeadlock(failing("55P03")), isDeadlock("40P01")]).toEqual([
    true,
    false,
    false,
  ]);
});
