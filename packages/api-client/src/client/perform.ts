import { type Result, wait } from "@shop/kernel";
import { DEFAULT_OPERATION_IDS, MAX_TRIES, type OperationName, operations } from "../contract/index.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { buildRequest } from "./build-request.ts";
import type { ApiClientOptions } from "./client-options.ts";
import { exchange } from "./exchange.ts";
import { logTextOf } from "./log-text.ts";
import { readAnswer } from "./read-answer.ts";
import { isPassing, isStaleAccessToken, retryDelayMs } from "./tries.ts";

export interface PerformOptions {
  readonly idempotencyKey?: string | undefined;
  readonly isKeptAlive?: boolean | undefined;
  /** The token to carry; without it the visitor's own is waited for, and renewed once where it is stale. */
  readonly accessToken?: string;
  /** Whether it may be sent again after a fault. Default: what the contract says of the operation. */
  readonly isRepeatable?: boolean;
}

export type Perform = (name: OperationName, request: unknown, options?: PerformOptions) => Promise<Result<unknown>>;

/** Carries one operation through: token, request, tries, answer. Its answer has passed the operation's schema. */
export function createPerform(
  options: ApiClientOptions,
  access: () => Pick<AccessTokens, "current" | "giveUp">,
  onVisitorLost: () => void,
): Perform {
  const sendOnce = async (name: OperationName, request: unknown, accessToken: string, how: PerformOptions) => {
    const built = await buildRequest(options, {
      operationId: (options.ids ?? DEFAULT_OPERATION_IDS)[name],
      request,
      accessToken,
      idempotencyKey: how.idempotencyKey,
      isKeptAlive: how.isKeptAlive ?? false,
    });
    const answer = await exchange(options, built);
    return answer.isOk ? readAnswer(operations[name], answer.value) : answer;
  };

  return async (name, request, how = {}) => {
    const operation = operations[name];
    const maxTries = (how.isRepeatable ?? operation.isRepeatable) ? MAX_TRIES : 1;
    let tries = 0;
    let mayRenew = how.accessToken === undefined;
    for (;;) {
      const token = await tokenFor(operation.actor, how, access());
      if (!token.isOk) return token;
      const answer = await sendOnce(name, request, token.value, how);
      tries += 1;
      if (answer.isOk) return answer;
      if (mayRenew && isStaleAccessToken(answer.failure)) {
        mayRenew = false;
        tries -= 1;
        access().giveUp(token.value);
        onVisitorLost();
      } else if (isPassing(answer.failure) && tries < maxTries) {
        await wait(options.clock, retryDelayMs(tries));
      } else {
        report(options, operation.name, answer, tries);
        return answer;
      }
    }
  };
}

async function tokenFor(
  actor: string,
  how: PerformOptions,
  access: Pick<AccessTokens, "current">,
): Promise<Result<string>> {
  if (how.accessToken !== undefined) return { isOk: true, value: how.accessToken };
  return actor === "anybody" ? { isOk: true, value: "" } : access.current();
}

/** Tells the log of what went wrong with the call itself. */
export function report(options: ApiClientOptions, operation: string, answer: Result<unknown>, tries: number): void {
  if (answer.isOk || !answer.failure.code.startsWith("api.")) return;
  options.log?.({ operation, code: answer.failure.code, text: logTextOf(answer.failure), tries });
}
