import { expect, test } from "vitest";
import { createDeferred } from "./deferred.ts";

test("what nobody requests isn't fetched; what many request is fetched once, and listeners are called", async () => {
  let fetched = 0;
  let heard = 0;
  const deferred = createDeferred(async () => ++fetched);
  deferred.subscribe(() => {
    heard += 1;
  });
  expect([deferred.get(), fetched]).toEqual([null, 0]);
  deferred.begin();
  expect(await Promise.all([deferred.want(), deferred.want()])).toEqual([1, 1]);
  expect([deferred.get(), fetched, heard]).toEqual([1, 1, 1]);
});

test("what could not be fetched is tried again at the next request", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve("here")];
  const deferred = createDeferred(() => answers.shift() ?? Promise.reject(new Error("asked too often")));
  await expect(deferred.want()).rejects.toThrow("offline");
  expect(deferred.get()).toBeNull();
  expect(await deferred.want()).toBe("here");
});

test("a listener that has unsubscribed isn't called", async () => {
  const deferred = createDeferred(async () => "here");
  const heard: string[] = [];
  deferred.subscribe(() => heard.push("stays"));
  deferred.subscribe(() => heard.push("goes"))();
  await deferred.want();
  expect(heard).toEqual(["stays"]);
});
