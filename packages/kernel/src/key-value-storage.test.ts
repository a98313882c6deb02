import { expect, test } from "vitest";
import { fail, ok } from "./result.ts";
import { createFakeSharedStorage, createMemoryStorage } from "./testing.ts";

test.each([
  ["a memory storage", createMemoryStorage],
  ["a fake shared storage", createFakeSharedStorage],
])("%s keeps texts by name, the empty one too, until they are removed", (_kind, create) => {
  const storage = create();
  expect(storage.get("__proto__")).toBeUndefined();
  storage.set("a", "1");
  storage.set("a", "2");
  storage.set("b", "");
  expect([storage.get("a"), storage.get("b")]).toEqual(["2", ""]);
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("a memory storage can begin with texts, which its writer's object doesn't share", () => {
  const initial = { a: "1" };
  const storage = createMemoryStorage(initial);
  storage.set("a", "2");
  expect([storage.get("a"), initial.a]).toEqual(["2", "1"]);
});

test("a shared storage reports changes made elsewhere, not our own, until the subscription ends", () => {
  const storage = createFakeSharedStorage();
  const changedKeys: string[] = [];
  const end = storage.subscribe?.((key) => changedKeys.push(key));
  storage.set("own", "1");
  storage.changeElsewhere("a", "1");
  storage.changeElsewhere("a");
  end?.();
  storage.changeElsewhere("b", "1");
  expect(changedKeys).toEqual(["a", "a"]);
  expect([storage.get("a"), storage.get("b")]).toEqual([undefined, "1"]);
});

test("a result says whether it is ok, and carries a value or a failure", () => {
  expect(ok(3)).toEqual({ isOk: true, value: 3 });
  expect(fail({ code: "cart.full" })).toEqual({ isOk: false, failure: { code: "cart.full" } });
});
