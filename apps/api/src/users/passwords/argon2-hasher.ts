import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { fail, ok, type Result } from "@shop/kernel";
import { addressKey } from "../../platform/address-key.ts";
import type { PasswordHasher } from "../../ports/deps.ts";
import { createWorkQueue } from "./work-queue.ts";

/** The library's number of the algorithm: its enum is one of types alone. */
const ARGON2ID = 2;
/** Argon2id with OWASP's minimum: 19 MiB, two passes, one lane. Source: SAFE-08. */
const ARGON2_OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What one process hashes at once at most. */
const MOST_HASHES_AT_ONCE = 2;
/** Concurrent acts per hash: one is hashing, the others query the database before or after it. */
const ACTS_FOR_A_HASH = 4;
/** Admitted acts, running or waiting: beyond that, a flood would only grow the queue. A hundred at the same moment are all admitted. */
const MOST_ACTS = 100;
/** Acts of one network among them: enough for an office behind one address, too few to block the others. */
const MOST_ACTS_OF_A_NETWORK = 8;
/** The queue of the hashes themselves contains only admitted acts, so the limit of one network is enough. */
const ALL_NETWORKS = "";

interface HashLimits {
  /** Hashes at once. */
  readonly hashes: number;
  /** Concurrent acts; the other admitted ones wait, without having started. */
  readonly acts: number;
  readonly waiting: number;
  /** Acts of one network, under way or waiting. */
  readonly ofNetwork: number;
}

/**
 * The password hasher of the running shop. At most two hashes at once, or one with two processors, so that logins never starve the pages.
 * Failure `api.busy` if too many wait, or too many of one network. Networks are served in turn. A waiting act has not queried the database
 * yet.
 */
export async function createArgon2Hasher(limits: HashLimits = limitsOfMachine()): Promise<PasswordHasher> {
  const acts = createWorkQueue({ atOnce: limits.acts, waiting: limits.waiting, ofNetwork: limits.ofNetwork });
  const hashes = createWorkQueue({
    atOnce: limits.hashes,
    waiting: limits.acts,
    ofNetwork: limits.acts + limits.hashes,
  });
  const inQueue = async <Value>(work: () => Promise<Value>): Promise<Result<Value>> => {
    const done = hashes.run(ALL_NETWORKS, work);
    return done === null ? fail({ code: "api.busy" }) : ok(await done);
  };
  return {
    hasRoom: (address) => acts.hasRoom(addressKey(address)),
    admit: async (address, act) => acts.run(addressKey(address), act) ?? fail({ code: "api.busy" }),
    hash: (password) => inQueue(() => hash(password, ARGON2_OPTIONS)),
    verify: (stored, password) => inQueue(() => verify(stored, password)),
    dummyHash: await hash("", ARGON2_OPTIONS),
  };
}

/** One processor is left for everything else: a hash occupies its own from start to end. */
function limitsOfMachine(): HashLimits {
  const hashes = Math.max(1, Math.min(MOST_HASHES_AT_ONCE, availableParallelism() - 1));
  const acts = hashes * ACTS_FOR_A_HASH;
  return { hashes, acts, waiting: MOST_ACTS - acts, ofNetwork: MOST_ACTS_OF_A_NETWORK };
}
