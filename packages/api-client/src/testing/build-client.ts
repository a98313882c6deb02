import type { KeyValueStorage } from "@shop/kernel";
import { createFakeClock, createFakeRandom, createMemoryStorage, type FakeClock } from "@shop/kernel/testing";
import type { ApiClient } from "../client/api-client.ts";
import type { ApiClientOptions, ApiLogEntry } from "../client/client-options.ts";
import { createApiClient } from "../client/create-api-client.ts";
import { createWebCryptoSha256 } from "../client/web-crypto-sha256.ts";
import { ACCESS_TOKEN_COOKIE } from "../contract/index.ts";
import { createFakeTransport, type FakeTransport } from "./fake-transport.ts";

export interface TestClient {
  readonly client: ApiClient;
  readonly host: FakeTransport;
  readonly clock: FakeClock;
  readonly storage: KeyValueStorage;
  readonly log: readonly ApiLogEntry[];
  /** Advances time until the call resolves, one second at a time. */
  settled<Value>(call: Promise<Value>): Promise<Value>;
}

/** The real client on a fake host and clock. Its visitor has the token "kept" unless `accessToken` sets another. */
export function buildClient(
  given: Partial<ApiClientOptions> & { readonly accessToken?: string | null } = {},
): TestClient {
  const { accessToken = "kept", ...options } = given;
  const host = createFakeTransport();
  const clock = createFakeClock();
  const storage = createMemoryStorage(accessToken === null ? {} : { [ACCESS_TOKEN_COOKIE]: accessToken });
  const log: ApiLogEntry[] = [];
  const client = createApiClient({
    host: "https://shop.example",
    transport: host.send,
    clock,
    random: createFakeRandom(),
    accessTokens: storage,
    // The platform's digest resolves outside the fake clock's turns; ours resolves at once.
    hash: createWebCryptoSha256(undefined),
    currentPath: () => "/shop",
    log: (entry) => log.push(entry),
    ...options,
  });
  const settled = async <Value>(call: Promise<Value>): Promise<Value> => {
    let isDone = false;
    const done = call.finally(() => {
      isDone = true;
    });
    for (let second = 0; second < 120 && !isDone; second += 1) await clock.advanceAsync(1000);
    if (!isDone) throw new Error("The call got no response within two minutes of the fake clock.");
    return done;
  };
  return { client, host, clock, storage, log, settled };
}
