import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { fail, ok, type Result } from "@shop/kernel";
import type { PasswordHasher } from "../deps.ts";
import { createWorkQueue } from "./work-queue.ts";

/** The library's number of the algorithm: its enum is one of types alone. */
const ARGON2ID = 2;
/** Argon2id as OWASP asks at least: 19 MiB, two passes, one lane. Source: SAFE-08. */
const ARGON2_OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What one process hashes at once at most, and what may wait for it: past that, a flood would only grow the queue. */
const MOST_HASHES_AT_ONCE = 2;
const MOST_WAITING = 64;

/**
 * The password hash of the running shop. At most two hashes at once, and one where there are two processors, so that logging in never
 * starves the pages; failure `api.busy` where too many wait.
 */
export async function createArgon2Hasher(
  limits: { readonly atOnce: number; readonly waiting: number } = { atOnce: hashesAtOnce(), waiting: MOST_WAITING },
): Promise<PasswordHasher> {
  const queue = createWorkQueue(limits);
  const inQueue = async <Value>(work: () => Promise<Value>): Promise<Result<Value>> => {
    const done = queue.run(work);
    return done === null ? fail({ code: "api.busy" }) : ok(await done);
  };
  let admitted = 0;
  return {
    admit: async (act) => {
      if (admitted >= limits.atOnce + limits.waiting) return fail({ code: "api.busy" });
      admitted += 1;
      try {
        return await act();
      } finally {
        admitted -= 1;
      }
    },
    hash: (password) => inQueue(() => hash(password, ARGON2_OPTIONS)),
    verify: (stored, password) => inQueue(() => verify(stored, password)),
    dummyHash: await hash("", ARGON2_OPTIONS),
  };
}

/** One processor is left to everything else: a hash holds its own from beginning to end. */
function hashesAtOnce(): number {
  return Math.max(1, Math.min(MOST_HASHES_AT_ONCE, availableParallelism() - 1));
}
