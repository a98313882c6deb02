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
  const { admit, hasRoom } = await createArgon2Hasher({ hashes: 1, acts: 1, waiting: 1 });
  const ends: Array<() => void> = [];
  const act = () => new Promise<Result<string>>((resolve) => ends.push(() => resolve(ok("done"))));
  const first = admit(act);
  expect(hasRoom()).toBe(true);
  const second = admit(act);
  expect(hasRoom()).toBe(false);
  expect(await admit(act)).toEqual(fail({ code: "api.busy" }));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toEqual(ok("done"));
  expect(hasRoom()).toBe(true);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await second).toEqual(ok("done"));
});

test("[SAFE-08] acts that are under way hash one after the other, and none is turned away", async () => {
  const { admit, hash } = await createArgon2Hasher({ hashes: 1, acts: 3, waiting: 0 });
  const results = await Promise.all(["a", "b", "c"].map((password) => admit(() => hash(password))));
  expect(results.map(({ isOk }) => isOk)).toEqual([true, true, true]);
});

test("[SAFE-08] of a hundred acts at the same moment each gets in, and one more doesn't", async () => {
  const { admit } = await createArgon2Hasher();
  const ends: Array<() => void> = [];
  const act = () => new Promise<Result<null>>((resolve) => ends.push(() => resolve(ok(null))));
  const hundred = Array.from({ length: 100 }, () => admit(act));
  expect(await admit(act)).toEqual(fail({ code: "api.busy" }));
  const isOver = Promise.all(hundred);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await isOver).toEqual(hundred.map(() => ok(null)));
});

test("[SAFE-08] an act that breaks leaves its room to the next", async () => {
  const { admit } = await createArgon2Hasher({ hashes: 1, acts: 1, waiting: 0 });
  await expect(admit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await admit(async () => ok("next"))).toEqual(ok("next"));
});
