import { expect, test } from "vitest";
import { addDatabaseTime, withDatabaseTime } from "./database-time.ts";

test("the time of a piece of work is the sum of its own, and of the work within it", async () => {
  addDatabaseTime(1000);
  const inner: number[] = [];
  const outer = await withDatabaseTime(async () => {
    addDatabaseTime(1.25);
    await Promise.all([
      withDatabaseTime(async () => addDatabaseTime(10)).then((ms) => inner.push(ms)),
      withDatabaseTime(async () => addDatabaseTime(20)).then((ms) => inner.push(ms)),
    ]);
  });
  expect(inner).toEqual([10, 20]);
  expect(outer).toBe(31);
});

test("work that fails leaves its time with the work around it", async () => {
  const outer = await withDatabaseTime(async () => {
    const failing = withDatabaseTime(async () => {
      addDatabaseTime(7);
      throw new Error("it failed");
    });
    await expect(failing).rejects.toThrow("it failed");
  });
  expect(outer).toBe(7);
});
