import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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

test("[SAFE-23] a second process on the same folder is refused at once, with the process that has the lock", () => {
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
  const lock = path.join(directory, "lock");
  writeFileSync(lock, "");
  utimesSync(lock, new Date(0), new Date(0));

  lockDataDirectory(directory, processInfo(200, { 200: "late" }));

  expect(readFileSync(path.join(directory, "lock"), "utf8")).toBe("200 late");
});

test("giving the folder back lets the next one in", () => {
  const running = { 100: "early", 200: "late" };
  const release = lockDataDirectory(directory, processInfo(100, running));

  release();

  expect(() => lockDataDirectory(directory, processInfo(200, running))).not.toThrow();
});

test("[SAFE-23] a lock that its holder has just made, and not written yet, is left alone", () => {
  const lock = path.join(directory, "lock");
  writeFileSync(lock, "");

  expect(() => lockDataDirectory(directory, processInfo(200, { 200: "late" }))).toThrow(DataDirectoryInUseError);
  expect(readFileSync(lock, "utf8")).toBe("");
});

test("[SAFE-23] of two processes that find a dead holder's lock, the second leaves the first one's fresh lock alone", () => {
  lockDataDirectory(directory, processInfo(100, { 100: "early" }));
  const running: Record<number, string> = { 200: "late", 300: "later" };
  const second = processInfo(300, running);
  let looks = 0;
  const overtaken = {
    ...second,
    isRunning: (other: number) => {
      looks += 1;
      // At its first check the dead holder is still there; the other process takes over before it acts on that.
      if (looks === 1) {
        lockDataDirectory(directory, processInfo(200, running));
        return false;
      }
      return second.isRunning(other);
    },
  };

  expect(() => lockDataDirectory(directory, overtaken)).toThrow(/in use by process 200/);
  expect(readFileSync(path.join(directory, "lock"), "utf8")).toBe("200 late");
});

test("[SAFE-23] while another process takes a dead holder's lock away, the folder is refused", () => {
  lockDataDirectory(directory, processInfo(100, { 100: "early" }));
  writeFileSync(path.join(directory, "lock.takeover"), "200 late");

  const third = () => lockDataDirectory(directory, processInfo(300, { 200: "late", 300: "later" }));

  expect(third).toThrow(DataDirectoryInUseError);
});

test("[SAFE-23] a taking over that died in the middle doesn't keep the folder", () => {
  lockDataDirectory(directory, processInfo(100, { 100: "early" }));
  writeFileSync(path.join(directory, "lock.takeover"), "200 late");

  lockDataDirectory(directory, processInfo(300, { 300: "later" }));

  expect(readFileSync(path.join(directory, "lock"), "utf8")).toBe("300 later");
});

test("giving back a folder whose lock somebody has removed is no fault", () => {
  const release = lockDataDirectory(directory, processInfo(100, { 100: "early" }));
  rmSync(path.join(directory, "lock"));

  expect(release).not.toThrow();
});
