import { type Failure, fail, ok, type Result, wait } from "@shop/kernel";
import { DEFAULT_OPERATION_IDS, MAX_TRIES, type Operation, type OperationName } from "../contract/served.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { buildRequest } from "./build-request.ts";
import type { ApiClientOptions } from "./client-options.ts";
import { exchange } from "./exchange.ts";
import { readAnswer } from "./read-answer.ts";
import { type Outcome, report } from "./report.ts";
import { isPassing, isStaleAccessToken, isStaleSecurityToken, retryDelayMs } from "./tries.ts";

export interface PerformOptions {
  readonly idempotencyKey?: string | undefined;
  readonly isKeptAlive?: boolean | undefined;
  /** The token to send. Without it the call waits for the visitor's own token and renews it once if it is stale. */
  readonly accessToken?: string;
  /** Whether it may be sent again after a fault. Default: the operation's setting in the contract. */
  readonly isRepeatable?: boolean;
  /** Supplies the payload's security token, and discards one that the host refused. */
  readonly security?: SecurityTokenSource;
}

export interface SecurityTokenSource {
  take(): Promise<Result<string>>;
  giveUp(stale: string): void;
}

/** The operations that a client can call. */
export type KnownOperations = Readonly<Partial<Record<OperationName, Operation>>>;

/** Builds the payload; the security token is empty for operations without one. */
type BuildPayload = (securityToken: string) => unknown;

export type Perform = (
  name: OperationName,
  payload: BuildPayload,
  options?: PerformOptions,
) => Promise<Result<unknown>>;

/**
 * Performs one operation: tokens, request, retries, response. The result has passed the operation's schema. It is sent at
 * most MAX_TRIES times: again after a temporary fault if it may be repeated; again with a new security token if the host
 * refused the old one, which means that nothing was done. A new access token allows one more try.
 */
export function createPerform(
  operations: KnownOperations,
  options: ApiClientOptions,
  access: () => Pick<AccessTokens, "current" | "giveUp">,
  onVisitorLost: () => void,
): Perform {
  const sendOnce = createSendOnce(operations, options);
  return async (name, payload, how = {}) => {
    const operation = knownOperation(operations, name);
    const isRepeatable = how.isRepeatable ?? operation.isRepeatable;
    let tries = 0;
    let mayRenew = how.accessToken === undefined;
    for (;;) {
      // First the security token: its own call may renew the access token.
      const secured = how.security ? await how.security.take() : ok("");
      if (!secured.isOk) return secured;
      const token = await tokenFor(operation.actor, how, access());
      if (!token.isOk) return token;
      const outcome = await sendOnce(name, payload(secured.value), token.value, how);
      const answer = outcome.result;
      tries += 1;
      if (answer.isOk) return answer;
      if (mayRenew && isStaleAccessToken(answer.failure)) {
        mayRenew = false;
        tries -= 1;
        access().giveUp(token.value);
        onVisitorLost();
      } else if (how.security && isStaleSecurityToken(answer.failure) && tries < MAX_TRIES) {
        how.security.giveUp(secured.value);
      } else if (isRepeatable && isPassing(answer.failure) && tries < MAX_TRIES) {
        await wait(options.clock, retryDelayMs(tries));
      } else {
        report(options, operation.name, outcome, tries);
        return answer;
      }
    }
  };
}

function createSendOnce(operations: KnownOperations, options: ApiClientOptions) {
  return async (name: OperationName, request: unknown, accessToken: string, how: PerformOptions): Promise<Outcome> => {
    const built = await buildRequest(options, {
      operationId: (options.ids ?? DEFAULT_OPERATION_IDS)[name],
      request,
      accessToken,
      idempotencyKey: how.idempotencyKey,
      isKeptAlive: how.isKeptAlive ?? false,
    });
    const sent = await exchange(options, built);
    if (!sent.isOk) return { result: sent };
    const operation = knownOperation(operations, name);
    const onLeftOut = (failure: Failure) => report(options, operation.name, { result: fail(failure) }, 1);
    return { result: readAnswer(operation, sent.value, onLeftOut), answer: sent.value };
  };
}

export function knownOperation(operations: KnownOperations, name: OperationName): Operation {
  const operation = operations[name];
  if (!operation) throw new Error(`This client doesn't know the operation ${name}: give it to createOperationsClient.`);
  return operation;
}

async function tokenFor(
  actor: string,
  how: PerformOptions,
  access: Pick<AccessTokens, "current">,
): Promise<Result<string>> {
  if (how.accessToken !== undefined) return ok(how.accessToken);
  return actor === "anybody" ? ok("") : access.current();
}
