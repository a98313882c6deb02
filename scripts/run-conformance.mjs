// Prints one line per check, then the totals; exits with 0 if the host conforms to the contract, 1 if it doesn't, 2 if the command is
// wrong.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createWebCryptoSha256 } from "../packages/api-client/src/client/web-crypto-sha256.ts";
import {
  DEFAULT_OPERATION_IDS,
  OPERATION_TIMEOUT_MS,
  SITE_AUTHORIZATION,
} from "../packages/api-client/src/contract/index.ts";
import { runConformance } from "../packages/api-client/src/testing/conformance/index.ts";
import { createSystemRandom } from "../packages/kernel/src/index.ts";

const USAGE =
  "npm run task -- conformance --host https://shop.example [--ids ids.json] [--site 'Site name'] [--email … --password …] [--effects]";
const MARKS = { kept: "ok   ", broken: "FAIL ", leftOut: "skip " };
const NEEDS = { account: "needs --email and --password", effects: "writes or mails: needs --effects" };

const options = readOptions();
const counts = { kept: 0, broken: 0, leftOut: 0 };
const target = createTarget(options);
console.log(`Conformance of ${target.origin}`);
await runConformance(target, ({ title, outcome, reason }) => {
  counts[outcome] += 1;
  console.log(`${MARKS[outcome]} ${title}${reason === null ? "" : ` (${NEEDS[reason] ?? reason})`}`);
});
console.log(`\n${counts.kept} kept, ${counts.broken} broken, ${counts.leftOut} left out`);
process.exit(counts.broken === 0 && counts.kept > 0 ? 0 : 1);

function readOptions() {
  const names = { type: "string" };
  try {
    const { values } = parseArgs({
      options: { host: names, ids: names, site: names, email: names, password: names, effects: { type: "boolean" } },
    });
    if (!values.host) return stop("Name the host.");
    if (Boolean(values.email) !== Boolean(values.password)) return stop("An account is an address and a password.");
    return { ...values, origin: new URL(values.host).origin, table: values.ids ? readIds(values.ids) : {} };
  } catch (error) {
    return stop(error.message);
  }
}

/** The host's own ids, by the client's names of the operations; missing ones default to those of our own back end. */
function readIds(file) {
  const table = JSON.parse(readFileSync(file, "utf8"));
  const unknown = Object.keys(table).filter((name) => !Object.hasOwn(DEFAULT_OPERATION_IDS, name));
  if (unknown.length > 0)
    throw new Error(`${file} names operations that the contract doesn't have: ${unknown.join(", ")}`);
  return table;
}

function createTarget({ origin, table, site, email, password, effects }) {
  return {
    origin,
    fetch: fetchInTime,
    ids: { ...DEFAULT_OPERATION_IDS, ...table },
    hash: createWebCryptoSha256(crypto.subtle),
    random: createSystemRandom(),
    siteAuthorization: site ?? SITE_AUTHORIZATION,
    account: email && password ? { email, password } : null,
    hasEffects: effects ?? false,
  };
}

/** Waits as the client does, and includes the reason that fetch keeps below its error. */
async function fetchInTime(url, init) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(OPERATION_TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${url} gave no answer: ${error.cause?.code ?? error.cause?.message ?? error.message}`);
  }
}

function stop(reason) {
  console.error(`${reason}\n${USAGE}`);
  process.exit(2);
}
