import { createStoredDraft, type KeyValueStorage } from "@shop/kernel";
import type { ChatState } from "./chat-state.ts";

/** Where what is typed and not sent is kept over a reload. */
export const CHAT_DRAFT_KEY = "shop_chat_draft";

type Typed = Pick<ChatState, "draft" | "email" | "unsent">;

/** Keeps what a shopper has typed and the server hasn't confirmed, in the tab's own storage. */
export function createChatDraft(storage: KeyValueStorage) {
  const stored = createStoredDraft(storage, CHAT_DRAFT_KEY, ["draft", "email", "text", "atMs", "afterCount"]);
  return {
    read: (owner: string): Typed => {
      const { draft = "", email = "", text, atMs, afterCount } = stored.read(owner);
      const unsent = text ? { text, atMs: Number(atMs) || 0, afterCount: Number(afterCount) || 0 } : null;
      return { draft, email, unsent };
    },
    keep: (owner: string, { draft, email, unsent }: Typed) => {
      if (!draft && !email && !unsent) return stored.forget();
      const sent = unsent && { text: unsent.text, atMs: `${unsent.atMs}`, afterCount: `${unsent.afterCount}` };
      stored.keep(owner, { draft, email, ...sent });
    },
  };
}
