import { fail, ok, type Result } from "@shop/kernel";
import { MAX_USER_TEXT_LENGTH } from "./limits.ts";

/**
 * The one text of a request that the server uses: the user's last. The rest of the list, and every other role, is dropped, because the server
 * has its own transcript. Failures: `chat.emptyMessage`, `chat.messageTooLong`. Source: SAFE-18, CHAT-02.
 */
export function readUserText(
  messages: ReadonlyArray<{ readonly role: string; readonly content: string }>,
): Result<string> {
  const text = messages.findLast(({ role }) => role === "user")?.content.trim() ?? "";
  if (text === "") return fail({ code: "chat.emptyMessage" });
  if ([...text].length > MAX_USER_TEXT_LENGTH) return fail({ code: "chat.messageTooLong" });
  return ok(text);
}
