import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Work items that end when the test says so. */
function createWorks() {
  const started: string[] = [];
  const ends = new Map<string, (value: string) => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, resolve));
  };
  return { started, work, end: (name: string) => ends.get(name)?.(name) };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test("no more works run at once than the queue allows, the rest in their order", async () => {
  const works = createWorks();
  const queue = createWorkQueue({ atOnce: 2, waiting: 2, ofNetwork: 4 });
  const results = ["a", "b", "c", "d"].map((name) => queue.run("home", works.work(name)));
  await settle();
  expect(works.started).toEqual(["a", "b"]);
  works.end("b");
  await settle();
  expect(works.started).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) works.end(name);
  await settle();
  works.end("d");
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("a work beyond those that may wait is turned away at once", async () => {
  const works = createWorks();
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, ofNetwork: 3 });
  queue.run("home", works.work("a"));
  queue.run("home", works.work("b"));
  expect(queue.run("home", works.work("c"))).toBeNull();
  await settle();
  expect(works.started).toEqual(["a"]);
});

test("a work that fails makes room for the next", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, ofNetwork: 3 });
  const failed = queue.run("home", () => Promise.reject(new Error("broken")));
  const next = queue.run("home", async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("[SAFE-08] a network that fills its places is turned away, and another one is served after one work of it", async () => {
  const works = createWorks();
  const queue = createWorkQueue({ atOnce: 1, waiting: 9, ofNetwork: 3 });
  for (const name of ["flood 1", "flood 2", "flood 3"]) queue.run("flood", works.work(name));
  expect([queue.hasRoom("flood"), queue.hasRoom("home")]).toEqual([false, true]);
  expect(queue.run("flood", works.work("flood 4"))).toBeNull();
  queue.run("home", works.work("home 1"));
  await settle();
  for (const name of ["flood 1", "flood 2", "home 1"]) {
    works.end(name);
    await settle();
  }
  expect(works.started).toEqual(["flood 1", "flood 2", "home 1", "flood 3"]);
  expect(queue.hasRoom("flood")).toBe(true);
});
