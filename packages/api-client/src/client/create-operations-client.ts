import type { Result } from "@shop/kernel";
import { randomUuid } from "@shop/kernel";
import { type AnswerOf, accessOperations, type OperationName, type Operations } from "../contract/served.ts";
import { type AccessTokens, createAccessTokens } from "./access-tokens.ts";
import type { CallOptions, OperationsClient } from "./api-client.ts";
import type { ApiClientOptions } from "./client-options.ts";
import { createPerform, type KnownOperations, knownOperation, type PerformOptions } from "./perform.ts";

/**
 * The client of one host for a subset of the operations, so that a bundler leaves out the schemas of all others:
 * `createOperationsClient(cartOperations, options)`. It manages the visitor's access token itself. Source: API-01…04, 07; AUTH-16.
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

/** The parts that both clients share. `onVisitorLost` is called when the access token was refused: a new visitor begins. */
export function createCalls(given: KnownOperations, options: ApiClientOptions, onVisitorLost: () => void) {
  const operations: KnownOperations = { ...accessOperations, ...given };
  const perform = createPerform(operations, options, () => access, onVisitorLost);
  // The result of perform has passed this operation's schema; the cast states that once, here.
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
  /** Gets a key if it changes something; its retries carry the same key. */
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
