import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Works that end when they are told to. */
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
  const queue = createWorkQueue({ atOnce: 2, waiting: 2 });
  const results = ["a", "b", "c", "d"].map((name) => queue.run(works.work(name)));
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
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  queue.run(works.work("a"));
  queue.run(works.work("b"));
  expect(queue.run(works.work("c"))).toBeNull();
  await settle();
  expect(works.started).toEqual(["a"]);
});

test("a work that fails makes room for the next", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const failed = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
