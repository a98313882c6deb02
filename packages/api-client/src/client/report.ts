import type { Result } from "@shop/kernel";
import type { ApiLogEntry } from "./client-options.ts";
import { logTextOf } from "./log-text.ts";

/** Tells the log of what went wrong with the call itself, once, after all its tries. */
export function report(
  options: { readonly log?: ((entry: ApiLogEntry) => void) | undefined },
  operation: string,
  answer: Result<unknown>,
  tries: number,
): void {
  if (answer.isOk || !answer.failure.code.startsWith("api.")) return;
  options.log?.({ operation, code: answer.failure.code, text: logTextOf(answer.failure), tries });
}
