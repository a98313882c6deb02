import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirectoryInUseError, lockDataDirectory } from "./data-directory-lock.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "shop-lock-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

const processInfo = (id: number, running: Record<number, string>) => ({
  id,
  isRunning: (other: number) => other in running,
  startedAt: (other: number) => running[other],
});

test("[SAFE-23] a second process on the same folder is refused at once, and told who holds it", () => {
  const running = { 100: "early", 200: "late" };
  lockDataDirectory(directory, processInfo(100, running));

  const second = () => lockDataDirectory(directory, processInfo(200, running));

  expect(second).toThrow(DataDirectoryInUseError);
  expect(second).toThrow(/in use by process 100/);
});

test("[SAFE-23] a dead holder's lock is taken over", () => {
  lockDataDirectory(directory, processInfo(100, { 100: "early" }));

  lockDataDirectory(directory, processInfo(200, { 200: "late" }));

  expect(readFileSync(path.join(directory, "lock"), "utf8")).toBe("200 late");
});

test("[SAFE-23] a living process that only got a dead holder's number does not keep the folder", () => {
  lockDataDirectory(directory, processInfo(100, { 100: "early" }));

  lockDataDirectory(directory, processInfo(200, { 100: "much later", 200: "late" }));

  expect(readFileSync(path.join(directory, "lock"), "utf8")).toBe("200 late");
});

test("a lock file cut off in the middle counts as a dead holder's", () => {
  writeFileSync(path.join(directory, "lock"), "");

  lockDataDirectory(directory, processInfo(200, { 200: "late" }));

  expect(readFileSync(path.join(directory, "lock"), "utf8")).toBe("200 late");
});

test("giving the folder back lets the next one in", () => {
  const running = { 100: "early", 200: "late" };
  const release = lockDataDirectory(directory, processInfo(100, running));

  release();

  expect(() => lockDataDirectory(directory, processInfo(200, running))).not.toThrow();
});
