import type { Clock, KeyValueStorage } from "@shop/kernel";
import type { ChatGateway, ChatLog } from "./chat-ports.ts";

/** Who is logged in: the host's own store. */
export interface ChatLogin {
  getState(): { readonly user: { readonly emailAddress: string } | null };
  subscribe(listener: () => void): () => void;
}

export interface ChatDeps {
  readonly gateway: ChatGateway;
  readonly clock: Clock;
  /** Of this tab: keeps what is typed. */
  readonly session: KeyValueStorage;
  /** Shared by the tabs. */
  readonly local: KeyValueStorage;
  readonly login: ChatLogin;
  readonly log: ChatLog;
}
