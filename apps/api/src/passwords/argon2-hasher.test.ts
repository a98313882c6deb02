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

test("[SAFE-08] more hashes than may wait are turned away as busy", async () => {
  const hasher = await createArgon2Hasher({ atOnce: 1, waiting: 1 });
  const results = await Promise.all(["a", "b", "c"].map((password) => hasher.hash(password)));
  expect(results.map((result) => (result.isOk ? "ok" : result.failure.code))).toEqual(["ok", "ok", "api.busy"]);
});

test("[SAFE-08] what would end in one check too many is turned away before it begins, and gets in when another is done", async () => {
  const { admit } = await createArgon2Hasher({ atOnce: 1, waiting: 1 });
  const ends: Array<() => void> = [];
  const act = () => new Promise<Result<string>>((resolve) => ends.push(() => resolve(ok("done"))));
  const admitted = [admit(act), admit(act)];
  expect(await admit(act)).toEqual(fail({ code: "api.busy" }));
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  expect(await Promise.all(admitted)).toEqual([ok("done"), ok("done")]);
  expect(await admit(async () => ok("later"))).toEqual(ok("later"));
});

test("[SAFE-08] an act that breaks leaves its room to the next", async () => {
  const { admit } = await createArgon2Hasher({ atOnce: 1, waiting: 0 });
  await expect(admit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await admit(async () => ok("next"))).toEqual(ok("next"));
});
