import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createJsonLog } from "./json-log.ts";

function createKept(level: Parameters<typeof createJsonLog>[0] = "info") {
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  const lines = () => written.join("").split("\n").filter(Boolean);
  return { log: createJsonLog(level, stream), lines, entries: () => lines().map((line) => JSON.parse(line)) };
}

test("[SAFE-26] each entry is one JSON line with time, level, request id and message", () => {
  const { log, lines, entries } = createKept();
  log.info({ requestId: "r1", status: 200 }, "request\nof two lines");
  log.error({ requestId: "r2" }, "request failed");
  expect(lines()).toHaveLength(2);
  expect(entries()).toMatchObject([
    { level: "info", requestId: "r1", status: 200, msg: "request\nof two lines", time: expect.stringMatching(/Z$/) },
    { level: "error", requestId: "r2", msg: "request failed" },
  ]);
});

const SECRET = "s3cr3t-v4lue";

test.each([
  "password",
  "password_2",
  "token",
  "csrf_token",
  "access_token",
  "key",
  "pin",
  "secret",
  "cookie",
  "set-cookie",
  "authorization",
  "sessionToken",
  "passwordHash",
  "licence_key",
  "webhookSecret",
])("[SAFE-26] %s is redacted wherever it appears in what is logged", (field) => {
  const { log, lines, entries } = createKept();
  log.info({ [field]: SECRET }, "at the top");
  log.warn({ request: { [field]: SECRET } }, "one deeper");
  log.error({ request: { headers: { [field]: SECRET } } }, "two deeper");
  expect(lines().join()).not.toContain(SECRET);
  expect(entries()[1]).toMatchObject({ request: { [field]: "[redacted]" }, msg: "one deeper" });
});

test("[SAFE-26] a mailed link's key is redacted where an address is part of a text, and the rest stays", () => {
  const { log, lines, entries } = createKept();
  log.error(
    { error: `Error: GET https://shop.example/?x=1&id=i1&key=${SECRET}&action=reset failed` },
    `at ?key=${SECRET}`,
  );
  expect(lines().join()).not.toContain(SECRET);
  expect(entries()[0].error).toBe("Error: GET https://shop.example/?x=1&id=i1&key=[redacted]&action=reset failed");
});

test("what is below the level isn't written", () => {
  const { log, lines } = createKept("warn");
  log.info({}, "request");
  expect(lines()).toEqual([]);
  log.warn({}, "slow");
  expect(lines()).toHaveLength(1);
});
