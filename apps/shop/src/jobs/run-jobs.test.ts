import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDirectory } from "../database/data-directory-lock.ts";
import { OperatorError } from "../operator-error.ts";
import { readSettings } from "../settings/read-settings.ts";
import { runJobsCommand, runOnce } from "./run-jobs.ts";
import { type JobDeps, SHOP_JOBS, type ShopJob } from "./shop-jobs.ts";

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "shop-jobs-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test("every job has a name of its own, and the list says how often each runs", async () => {
  const names = SHOP_JOBS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const { lines } = await runJobsCommand(readSettings({}), ["list"]);
  expect(lines).toHaveLength(names.length);
  expect(lines).toContain("mails: every 2 s");
  expect(lines).toContain("email-changes: every 1 min");
});

test.each([
  [["run", "no-such-job"], "There is no job no-such-job. The jobs are reset-links, mails,"],
  [["begin"], "Say `list`, or `run`"],
  [[], "Say `list`, or `run`"],
])("what isn't a command is refused, and nothing is opened: %j", async (parameters, message) => {
  // A file in place of the folder: opening a database there would fail with another error.
  const settings = readSettings({ SHOP_DATA_DIR: "/dev/null/none" });
  await expect(runJobsCommand(settings, parameters)).rejects.toThrow(message);
  await expect(runJobsCommand(settings, parameters)).rejects.toThrow(OperatorError);
});

test("[SAFE-23] a job is refused while a shop uses the embedded database", async () => {
  const dataDirectory = folder();
  onTestFinished(lockDataDirectory(dataDirectory));
  const settings = readSettings({ SHOP_DATA_DIR: dataDirectory });
  await expect(runJobsCommand(settings, ["run", "mails"])).rejects.toThrow(OperatorError);
});

test("jobs are run once, one after the other and to the end; one that fails is reported and delays no other", async () => {
  const ran: string[] = [];
  const job = (name: string, run: ShopJob["run"]): ShopJob => ({ name, everyMs: 1000, run });
  const usual = job("orders", async () => void ran.push("usual"));
  const jobs: ShopJob[] = [
    job("mails", async () => ran.push("mails")),
    job("transfers", async () => Promise.reject(new Error("no database"))),
    { ...usual, runWhole: async () => ({ closed: ran.push("whole"), waiting: 0 }) },
    job("clean-up", async () => void ran.push("clean-up")),
  ];
  // These jobs read nothing of the shop.
  expect(await runOnce(jobs, {} as JobDeps)).toEqual({
    lines: [
      "mails: done, 1",
      "transfers: failed, Error: no database",
      "orders: done, 2 closed, 0 waiting",
      "clean-up: done",
    ],
    isDone: false,
  });
  expect(ran).toEqual(["mails", "whole", "clean-up"]);
});
