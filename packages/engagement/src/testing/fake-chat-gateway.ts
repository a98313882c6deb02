import { fail, ok, type Result } from "@shop/kernel";
import { type Answering, createAnswering, FAKE_NOW_MS } from "@shop/kernel/testing";
import type { ChatEntry, KeptChat } from "../domain/chat/chat-entry.ts";
import type { ChatGateway, ChatReply } from "../store/chat-ports.ts";
import { buildChatEntry, buildKeptChat } from "./build-chat.ts";

export type ChatCall = "load" | "send";

export interface FakeChatGateway extends ChatGateway, Pick<Answering<ChatCall>, "calls" | "failNext" | "holdNext"> {
  /** The next message gets this reply, and the kept chat ends with `closed` and `handedOver`. */
  replyNext(reply: Partial<ChatReply>): void;
  /** The next message arrives, and its reply is lost. */
  loseNextReply(): void;
  /** The next message finds a chat that was idle for too long: it is closed without the message. */
  endIdle(): void;
  /** The chat as another device has left it. */
  keep(chat: Partial<KeptChat>): void;
}

const STATES = { replied: "open", closed: "closed", handedOver: "handedOver" } as const;

/** A chat service in memory that keeps one chat. Its usual reply quotes the support page. */
export function createFakeChatGateway(start: Partial<KeptChat> = {}): FakeChatGateway {
  const { calls, answer, failNext, holdNext } = createAnswering<ChatCall>();
  let kept = buildKeptChat(start);
  let planned: Partial<ChatReply> = {};
  let isReplyLost = false;
  let isIdle = false;
  const send = (text: string): Result<ChatReply> => {
    if (kept.state !== "open") {
      const isOver = kept.nextChatAtMs !== null && kept.nextChatAtMs <= FAKE_NOW_MS;
      if (!isOver) return fail({ code: "chat.closed" });
      kept = buildKeptChat();
    }
    if (isIdle) {
      isIdle = false;
      kept = { ...kept, state: "closed", nextChatAtMs: FAKE_NOW_MS };
      return ok({ event: "closed", entry: null, expects: "question", ticket: null });
    }
    const usual = buildChatEntry({ sources: [{ title: "Support: downloads", path: "/support#downloads" }] });
    const reply = { event: "replied", entry: usual, expects: "question", ticket: null, ...planned } as const;
    planned = {};
    const own = buildChatEntry({ sender: "user", text });
    const entries: readonly ChatEntry[] = [...kept.entries, own, ...(reply.entry ? [reply.entry] : [])];
    const { expects, ticket } = reply;
    kept = { ...kept, entries, expects, ticket, state: STATES[reply.event] };
    const wasLost = isReplyLost;
    isReplyLost = false;
    return wasLost ? fail({ code: "api.timeout" }) : ok(reply);
  };
  return {
    ...{ calls, failNext, holdNext },
    load: () => answer("load", null, () => ok(kept)),
    send: (text, before) => answer("send", { text, before: before.length }, () => send(text)),
    replyNext: (reply) => {
      planned = reply;
    },
    loseNextReply: () => {
      isReplyLost = true;
    },
    endIdle: () => {
      isIdle = true;
    },
    keep: (chat) => {
      kept = { ...kept, ...chat };
    },
  };
}
