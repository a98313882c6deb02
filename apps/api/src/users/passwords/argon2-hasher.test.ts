import { fail, ok, type Result } from "@shop/kernel";
import { expect, test } from "vitest";
import { createArgon2Hasher } from "./argon2-hasher.ts";

test("[SAFE-08] a password is kept as argon2id with 19 MiB, two passes and one lane, and is known again", async () => {
  const hasher = await createArgon2Hasher();
  const hash = await hasher.hash("Rückkopplung-7-Meter");
  expect(hash).toMatchObject({ isOk: true, value: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
  const stored = hash.isOk ? hash.value : "";
  expect(await hasher.verify(stored, "Rückkopplung-7-Meter")).toEqual({ isOk: true, value: true });
  expect(await hasher.verify(stored, "Rückkopplung-7-meter")).toEqual({ isOk: true, value: false });
});

test("[SAFE-08] the hash for unknown users costs what a real one costs", async () => {
  const hasher = await createArgon2Hasher();
  expect(hasher.dummyHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hasher.dummyHash, "anything at all")).toEqual({ isOk: true, value: false });
});

test("[SAFE-08] an act that would be one too many is turned away before it begins, and gets in when another is done", async () => {
  const { admit, hasRoom } = await createArgon2Hasher({ hashes: 1, acts: 1, waiting: 1, ofNetwork: 2 });
  const ends: Array<() => void> = [];
  const act = () => new Promise<Result<string>>((resolve) => ends.push(() => resolve(ok("done"))));
  const first = admit("192.0.2.1", act);
  expect(hasRoom("192.0.2.1")).toBe(true);
  const second = admit("192.0.2.1", act);
  expect(hasRoom("192.0.2.1")).toBe(false);
  expect(await admit("192.0.2.1", act)).toEqual(fail({ code: "api.busy" }));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toEqual(ok("done"));
  expect(hasRoom("192.0.2.1")).toBe(true);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await second).toEqual(ok("done"));
});

test("[SAFE-08] acts that are under way hash one after the other, and none is turned away", async () => {
  const { admit, hash } = await createArgon2Hasher({ hashes: 1, acts: 3, waiting: 0, ofNetwork: 3 });
  const results = await Promise.all(["a", "b", "c"].map((password) => admit("192.0.2.1", () => hash(password))));
  expect(results.map(({ isOk }) => isOk)).toEqual([true, true, true]);
});

test("[SAFE-08] of a hundred acts of a hundred networks at the same moment each gets in, and one more doesn't", async () => {
  const { admit } = await createArgon2Hasher();
  const ends: Array<() => void> = [];
  const act = () => new Promise<Result<null>>((resolve) => ends.push(() => resolve(ok(null))));
  const hundred = Array.from({ length: 100 }, (_, index) => admit(`192.0.2.${index}`, act));
  expect(await admit("198.51.100.1", act)).toEqual(fail({ code: "api.busy" }));
  const isOver = Promise.all(hundred);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await isOver).toEqual(hundred.map(() => ok(null)));
});

test("[SAFE-08] an act that breaks leaves its room to the next", async () => {
  const { admit } = await createArgon2Hasher({ hashes: 1, acts: 1, waiting: 0, ofNetwork: 1 });
  await expect(admit("192.0.2.1", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await admit("192.0.2.1", async () => ok("next"))).toEqual(ok("next"));
});

test("[SAFE-08] one network has eight places, a /64 together, and leaves the others to everybody else", async () => {
  const { admit, hasRoom } = await createArgon2Hasher();
  const ends: Array<() => void> = [];
  const act = () => new Promise<Result<null>>((resolve) => ends.push(() => resolve(ok(null))));
  const eight = Array.from({ length: 8 }, (_, index) => admit(`2001:db8:0:1::${index}`, act));
  expect(hasRoom("2001:db8:0:1::9")).toBe(false);
  expect(await admit("2001:db8:0:1::9", act)).toEqual(fail({ code: "api.busy" }));
  expect(hasRoom("2001:db8:0:2::9")).toBe(true);
  const isOver = Promise.all([...eight, admit("2001:db8:0:2::9", act)]);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await isOver).toHaveLength(9);
});
