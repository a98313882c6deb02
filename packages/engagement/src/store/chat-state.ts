import type { Failure } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { ChatEntry, ChatExpectation, UnsentText } from "../domain/chat/chat-entry.ts";
import type { ChatStage } from "../domain/chat/chat-stage.ts";

export interface ChatState {
  /** Whether the earlier messages are here. */
  readonly history: "none" | "loading" | "ready" | "failed";
  readonly stage: ChatStage;
  readonly entries: readonly ChatEntry[];
  readonly expects: ChatExpectation;
  /** The number of a chat that was handed over. */
  readonly ticket: string | null;
  /** Whether a chat that is over may be followed by another one. */
  readonly canRestart: boolean;
  /** What is typed and not sent. */
  readonly draft: string;
  /** The address that is typed while the chat expects one. */
  readonly email: string;
  /** The message that is on its way, or that failed. */
  readonly unsent: UnsentText | null;
  /** Why it failed: `chat.failed`, `chat.tooMany`, `chat.messageTooLong`; `chat.emailFormat` at the address. */
  readonly failure: Failure | null;
}

export interface ChatActions {
  /** The window was opened: loads the chat that the server has. A failure is `history: "failed"`. */
  open(): Promise<void>;
  type(draft: string): void;
  typeEmail(email: string): void;
  /** Sends what is typed, after a message that failed before it. Nothing while it is empty or too long, or while the chat isn't open. */
  send(): Promise<void>;
  /** Sends the message that failed, unless the server has it by now. */
  sendAgain(): Promise<void>;
  /** Asks in these words: for a person, or a question that the window offers. What is typed stays. */
  ask(words: string): Promise<void>;
  /** Sends the address that the team replies to. */
  sendEmail(): Promise<void>;
  /** Asks another question instead of giving an address. */
  goOn(): void;
  /** Clears a chat that is over: the next message starts another one. */
  restart(): void;
  /** Stops listening to other tabs and the login. */
  end(): void;
}

export type ChatStore = Pick<StoreApi<ChatState>, "getState" | "getInitialState" | "subscribe"> & ChatActions;

export const CHAT_START: ChatState = {
  ...{ history: "none", stage: "open", entries: [], expects: "question", ticket: null, canRestart: false },
  ...{ draft: "", email: "", unsent: null, failure: null },
};
