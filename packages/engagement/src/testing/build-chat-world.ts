import { createFakeClock, createFakeSharedStorage, createMemoryStorage, type FakeClock } from "@shop/kernel/testing";
import { createStore } from "zustand/vanilla";
import type { KeptChat } from "../domain/chat/chat-entry.ts";
import type { ChatDeps } from "../store/chat-deps.ts";
import { createChatStore } from "../store/chat-store.ts";
import { createFakeChatGateway } from "./fake-chat-gateway.ts";

export interface ChatWorldOptions extends Partial<Pick<ChatDeps, "session">> {
  readonly clock?: FakeClock;
  /** What the server has. Default: nothing. */
  readonly kept?: Partial<KeptChat>;
  /** The address of the customer; null: a visitor. */
  readonly emailAddress?: string | null;
}

/** A chat on fakes. Entries of the log are collected. */
export function buildChatWorld(options: ChatWorldOptions = {}) {
  const { kept, session = createMemoryStorage(), clock = createFakeClock(), emailAddress = null } = options;
  const gateway = createFakeChatGateway(kept);
  const local = createFakeSharedStorage();
  const user = (address: string | null) => ({ user: address === null ? null : { emailAddress: address } });
  const login = createStore(() => user(emailAddress));
  const log: Array<Parameters<ChatDeps["log"]>[0]> = [];
  const deps = { gateway, clock, session, local, login, log: (entry: (typeof log)[number]) => void log.push(entry) };
  return {
    ...{ gateway, session, local, log },
    clock,
    chat: createChatStore(deps),
    /** Another tab of the same visitor. */
    otherTab: () => createChatStore({ ...deps, session: createMemoryStorage() }),
    logIn: (address: string | null) => login.setState(user(address)),
  };
}
export type ChatWorld = ReturnType<typeof buildChatWorld>;

/** Types and sends. */
export async function sayInChat(chat: ChatWorld["chat"], text: string): Promise<void> {
  chat.type(text);
  await chat.send();
}

/** What was said by each side, a line per message. */
export const chatLines = (chat: ChatWorld["chat"]) =>
  chat.getState().entries.map(({ sender, text }) => `${sender}: ${text}`);
