import type { Failure, Result } from "@shop/kernel";
import type { ChatEntry, ChatExpectation, KeptChat } from "../domain/chat/chat-entry.ts";

/** What came back for a message. */
export interface ChatReply {
  readonly event: "replied" | "closed" | "handedOver";
  /** The shop's words; null if it sent none. */
  readonly entry: ChatEntry | null;
  readonly expects: ChatExpectation;
  /** Of a chat that was handed over. */
  readonly ticket: string | null;
}

/** The chat's service. Every call resolves to a Result and never rejects. */
export interface ChatGateway {
  /** The visitor's chat as the server keeps it; empty and open if there is none. */
  load(): Promise<Result<KeptChat>>;
  /** Sends a message after those that the tab knows. Failures: those of the contract, `chat.failed`. */
  send(text: string, before: readonly ChatEntry[]): Promise<Result<ChatReply>>;
}

/** Called with failures that the shopper can do nothing about. Never with typed text. */
export type ChatLog = (entry: { readonly action: string; readonly failure: Failure }) => void;
