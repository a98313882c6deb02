import type { WireChat, WireChatAnswer } from "@shop/api-client/contract";
import { fail, ok } from "@shop/kernel";
import { describeChatGateway } from "../store/chat-gateway.contract.ts";
import { type ChatClient, createChatGateway } from "./chat-gateway.ts";

const STATES = { send_message: "open", close_chat: "closed", contact_dev_team: "handedOver" } as const;

/** A host that speaks the contract and keeps one chat. */
function createWireHost() {
  let chat: WireChat = { state: "open", expects: "question", ticket: null, next_chat_at: null, messages: [] };
  let planned: Partial<WireChatAnswer> = {};
  const add = (sender: "user" | "bot", content: string) => {
    const id = `m${chat.messages.length}`;
    chat = { ...chat, messages: [...chat.messages, { id, sender, content, timestamp: 5000 }] };
  };
  const client: ChatClient = {
    call: async () => ok(chat),
    callDirect: async (_name, { messages }) => {
      if (chat.state !== "open") return fail({ code: "chat.closed" });
      const answer: WireChatAnswer = { action: "send_message", message: "Hello.", ...planned };
      add("user", messages.at(-1)?.content ?? "");
      add("bot", answer.message ?? "");
      const { expects = "question", ticket = null } = answer;
      chat = { ...chat, state: STATES[answer.action], expects, ticket };
      return ok(answer);
    },
  };
  const plan = (answer: Partial<WireChatAnswer>) => {
    planned = answer;
  };
  return { client, plan };
}

describeChatGateway("the shop's API", () => {
  const { client, plan } = createWireHost();
  return {
    gateway: createChatGateway(client, () => 5000),
    askForEmail: () => plan({ expects: "email" }),
    handOver: (ticket) => plan({ action: "contact_dev_team", ticket }),
    close: () => plan({ action: "close_chat" }),
  };
});
