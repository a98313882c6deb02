import type { Result } from "@shop/kernel";
import { randomUuid } from "@shop/kernel";
import { type AnswerOf, accessOperations, type OperationName, type Operations } from "../contract/served.ts";
import { type AccessTokens, createAccessTokens } from "./access-tokens.ts";
import type { CallOptions, OperationsClient } from "./api-client.ts";
import type { ApiClientOptions } from "./client-options.ts";
import { createPerform, type KnownOperations, knownOperation, type PerformOptions } from "./perform.ts";

/**
 * The client of one host that knows some operations alone, so that a bundler leaves out the schemas of all others:
 * `createOperationsClient(cartOperations, options)`. The visitor's access token is its own business. Source: API-01…04, 07; AUTH-16.
 */
export function createOperationsClient<Known extends OperationName>(
  operations: Pick<Operations, Known>,
  options: ApiClientOptions,
): OperationsClient<Known> {
  const { change, access } = createCalls(operations, options, () => {});
  return {
    call: (name, request, how = {}) => change(name, () => request, how),
    start: (emailAddress) => access.start(emailAddress ?? null),
    restart: () => access.restart(),
  };
}

/** What both clients are made of. `onVisitorLost` is called when the access token was refused: another visitor begins. */
export function createCalls(given: KnownOperations, options: ApiClientOptions, onVisitorLost: () => void) {
  const operations: KnownOperations = { ...accessOperations, ...given };
  const perform = createPerform(operations, options, () => access, onVisitorLost);
  // What perform returns has passed the schema of that very operation; the type says so once, here.
  const call = async <Name extends OperationName>(
    name: Name,
    payload: (securityToken: string) => unknown,
    how?: PerformOptions,
  ) => (await perform(name, payload, how)) as Result<AnswerOf<Operations[Name]>>;

  const access: AccessTokens = createAccessTokens(options.accessTokens, {
    generate: () => call("generateToken", () => ({})),
    regenerate: (accessToken) => call("regenerateToken", () => ({}), { accessToken }),
    updateSession: (accessToken, emailAddress) =>
      call("updateSession", () => (emailAddress ? { emailAddress } : {}), { accessToken }),
  });
  /** With a key of its own where it changes something; its repetitions carry the same one. */
  const change = async <Name extends OperationName>(
    name: Name,
    payload: (securityToken: string) => unknown,
    how: CallOptions & Pick<PerformOptions, "security">,
  ) => {
    const key = how.idempotencyKey ?? randomUuid(options.random);
    const { isMutation } = knownOperation(operations, name);
    return call(name, payload, { ...how, idempotencyKey: isMutation ? key : undefined });
  };
  return { perform, change, access };
}
