import { expect, test } from "vitest";
import { createPageTasks } from "./page-tasks.ts";

test("[TRACK-02] work gets a task of its own, in the background where the browser can tell", () => {
  const posted: unknown[] = [];
  const work = () => {};
  const timed = { setTimeout: (...args: unknown[]) => posted.push(args) };
  createPageTasks(timed)(work);
  const scheduler = { postTask: async (...args: unknown[]) => posted.push(args) };
  createPageTasks({ ...timed, scheduler })(work);
  expect(posted).toEqual([
    [work, 0],
    [work, { priority: "background" }],
  ]);
});
