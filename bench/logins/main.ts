// npm run bench -- logins [--logins 100] [--seconds 3]: so many logins at once, and what reading products costs meanwhile. See README.md.
import { parseArgs } from "node:util";
import { createArgon2Hasher } from "@shop/api";
import { startThrowAwayPostgres } from "@shop/tooling/postgres-for-tests.ts";
import pg from "pg";
import { startChildServer } from "../api/child-server.ts";
import { prepareCall, send, sendAll, welcomeVisitors } from "../api/prepared-calls.ts";
import { type Latencies, startReaders } from "./readers.ts";

const PASSWORD = "a bench's own password";
const { values } = parseArgs({
  options: { logins: { type: "string", default: "100" }, seconds: { type: "string", default: "3" } },
});
const count = Number(values.logins);
const seconds = Number(values.seconds);

const postgres = await startThrowAwayPostgres();
try {
  await run();
} finally {
  await postgres.stop();
}

async function run(): Promise<void> {
  const server = await startChildServer({ serve: "shop", databaseUrl: postgres.url, poolSize: 10 });
  try {
    await insertCustomers();
    const calls = await prepareLogins(server.port);
    const reader = (await welcomeVisitors(server.port, 1))[0];
    if (!reader) throw new Error("There is no visitor to read with.");
    const startReading = () => startReaders(server.port, reader);
    await (await startReading()).stopAfter(seconds * 1000);
    const before = await (await startReading()).stopAfter(seconds * 1000);
    const meanwhile = await startReading();
    const startedMs = performance.now();
    const answers = await Promise.all(calls.map((call) => logIn(server.port, call)));
    const tookMs = performance.now() - startedMs;
    print(answers, tookMs, before, await meanwhile.stopAfter(0));
  } finally {
    await server.stop();
  }
}

/** Active accounts, all of one password: hashing it once is enough, for checking costs the same each time. */
async function insertCustomers(): Promise<void> {
  const hashed = await (await createArgon2Hasher()).hash(PASSWORD);
  if (!hashed.isOk) throw new Error("The password could not be hashed.");
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, registration_name, is_active, created_at, activated_at)
     select gen_random_uuid(), 'customer' || n || '@bench.example', $1, 'Ada', 'Bench', 'Ada Bench', true, now(), now()
     from generate_series(1, $2::integer) as n`,
    [hashed.value, count],
  );
  await client.end();
}

/** Each customer from a place of its own, with the security token that a login needs. */
async function prepareLogins(port: number) {
  const visitors = await welcomeVisitors(port, count);
  return sendAll(
    visitors.map((visitor, index) => async () => {
      const { result } = await send(port, prepareCall("login", visitor, { mode: "prepare" }));
      const { csrf_token } = result as { csrf_token: string };
      const email_address = `customer${index + 1}@bench.example`;
      return prepareCall("login", visitor, { mode: "execute", email_address, password: PASSWORD, csrf_token });
    }),
  );
}

async function logIn(port: number, call: ReturnType<typeof prepareCall>): Promise<{ status: number; ms: number }> {
  const startedMs = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${call.path}`, call);
  const answer = await response.json();
  if (response.status === 200 && !answer.valid) throw new Error(`A login was refused: ${answer.code}`);
  return { status: response.status, ms: performance.now() - startedMs };
}

function print(
  answers: ReadonlyArray<{ status: number; ms: number }>,
  tookMs: number,
  before: Latencies,
  meanwhile: Latencies,
): void {
  const isIn = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  if (isIn.length + shed.length !== answers.length) throw new Error("A login was answered with neither 200 nor 503.");
  console.log(`${count} logins at once: ${isIn.length} let in, ${shed.length} told to come again (503), all answered`);
  console.log(
    `within ${tookMs.toFixed(0)} ms, the slowest login after ${Math.max(...isIn.map(({ ms }) => ms)).toFixed(0)} ms.`,
  );
  console.log(`product.getData before:    ${before.text}`);
  console.log(`product.getData meanwhile: ${meanwhile.text}`);
}
