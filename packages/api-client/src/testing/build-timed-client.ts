import type { FakeClock } from "@shop/kernel/testing";
import type { ApiClientOptions } from "../client/client-options.ts";
import { buildClient, type TestClient } from "./build-client.ts";

const PASSWORD = { email_address: "ada@example.com", password: "secret" };
const REGISTRATION = {
  mode: "execute",
  email_address: "ada@example.com",
  first_name: "Ada",
  last_name: "Example",
  password: "secret",
  password_2: "secret",
  subscribe_to_newsletter: false,
  accepted_tos: true,
} as const;

export interface TimedClient extends Omit<TestClient, "settled"> {
  /** Each request: seconds since the start, short name, mode. */
  readonly trail: readonly string[];
  /** The idempotency keys of what was executed, each once. */
  keys(): ReadonlySet<string | undefined>;
  /** The outcome of a call within 40 seconds. */
  settled<Value>(call: Promise<Value>): Promise<Value>;
}

function modeOf(json: unknown): string {
  return (json as { request: { mode?: string } } | undefined)?.request.mode ?? "";
}

/** The client on a fake host, with a note of when each request was made. */
export function buildTimedClient(
  options: Partial<ApiClientOptions> & { accessToken?: string | null } = {},
): TimedClient {
  const trail: string[] = [];
  const world: TestClient = buildClient({
    transport: (request) => {
      const sending = world.host.send(request);
      const sent = world.host.requests.at(-1);
      trail.push(`${(world.clock.nowMs() - startMs) / 1000} ${sent?.name} ${modeOf(sent?.json)}`.trim());
      return sending;
    },
    ...options,
  });
  const startMs = world.clock.nowMs();
  const keys = () => {
    const executed = world.host.requests.filter(({ json }) => modeOf(json) !== "prepare");
    return new Set(executed.map(({ headers }) => headers["idempotency-key"]));
  };
  const settled = async <Value>(call: Promise<Value>): Promise<Value> => {
    await pass(world.clock, 40_000);
    return call;
  };
  return { ...world, trail, keys, settled };
}

/** All waits of the client are multiples of it, so that each step's promises settle at the very time they fall due. */
const STEP_MS = 500;
const TURNS_A_STEP = 60;

export async function pass(clock: FakeClock, ms: number): Promise<void> {
  const settle = async () => {
    for (let turn = 0; turn < TURNS_A_STEP; turn += 1) await Promise.resolve();
  };
  await settle();
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await clock.advanceAsync(STEP_MS);
    await settle();
  }
}

/** Changes something, and may be repeated with its key. */
export const addToCart = ({ client }: Pick<TestClient, "client">) =>
  client.call("addToCart", { product: "faGainTrim" });
/** Changes something, and may not be repeated. */
export const logIn = ({ client }: Pick<TestClient, "client">) =>
  client.call("login", { mode: "execute", ...PASSWORD, token: "t" });
export const logInSecured = ({ client }: Pick<TestClient, "client">) =>
  client.callSecured("login", (token) => ({ mode: "execute", ...PASSWORD, token }));
export const registerSecured = ({ client }: Pick<TestClient, "client">) =>
  client.callSecured("register", (csrf_token) => ({ ...REGISTRATION, csrf_token }));
