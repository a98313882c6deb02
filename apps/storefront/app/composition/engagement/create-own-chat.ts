import type { ApiClient } from "@shop/api-client";
import type { AuthStore } from "@shop/auth-ui/store";
import { createChatGateway } from "@shop/engagement/adapters";
import { type ChatStore, createChatStore } from "@shop/engagement/store";
import type { Environment } from "../environment.ts";

/** The tab's chat. Fetched when the chat is first opened. */
export function createOwnChat(
  { clock, session, local, log }: Pick<Environment, "clock" | "session" | "local" | "log">,
  { api, auth }: { readonly api: ApiClient; readonly auth: AuthStore },
): ChatStore {
  return createChatStore({ gateway: createChatGateway(api, clock.nowMs), clock, session, local, login: auth, log });
}
