import { formatMessage, type Messages } from "./messages.ts";
import type { Failure } from "./result.ts";

/** The one implementation of "the server's text if given, else ours": ours is found by the failure's code, otherwise by `fallbackKey`. */
export function failureText(failure: Failure, messages: Messages, fallbackKey: string): string {
  if (failure.serverText) return failure.serverText;
  const text = messages[failure.code] ?? messages[fallbackKey];
  if (text === undefined) {
    throw new Error(
      `No text for "${failure.code}" and none for the fallback "${fallbackKey}": add one to the messages.`,
    );
  }
  return formatMessage(text, failure.params);
}
