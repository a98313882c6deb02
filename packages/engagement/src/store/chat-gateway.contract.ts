import { describe, expect, it } from "vitest";
import type { ChatGateway } from "./chat-ports.ts";

/** A chat's service under test, and what it replies to the next message. The usual reply is words alone. */
export interface ChatService {
  readonly gateway: ChatGateway;
  askForEmail(): void;
  handOver(ticket: string): void;
  close(): void;
}

/** What the chat's store requires of every gateway. */
export function describeChatGateway(name: string, create: () => ChatService): void {
  describe(`the chat's gateway of ${name}`, () => {
    it("has an open chat without messages before the first one", async () => {
      expect(await create().gateway.load()).toEqual({
        isOk: true,
        value: { state: "open", expects: "question", ticket: null, nextChatAtMs: null, entries: [] },
      });
    });
    it("[CHAT-03] returns the reply to a message, and keeps both", async () => {
      const { gateway } = create();
      const sent = await gateway.send("Refund?", []);
      expect(sent).toMatchObject({ value: { event: "replied", expects: "question", ticket: null } });
      const kept = await gateway.load();
      if (!sent.isOk || !kept.isOk) throw new Error("neither call was to fail");
      expect(kept.value.entries.map(({ sender, text }) => [sender, text])).toEqual([
        ["user", "Refund?"],
        ["bot", sent.value.entry?.text],
      ]);
    });
    it("says when it expects an address, and keeps that", async () => {
      const { gateway, askForEmail } = create();
      askForEmail();
      expect(await gateway.send("A person, please.", [])).toMatchObject({ value: { expects: "email" } });
      expect(await gateway.load()).toMatchObject({ value: { state: "open", expects: "email" } });
    });
    it("[CHAT-03] hands over with a ticket, and refuses what comes after", async () => {
      const { gateway, handOver } = create();
      handOver("FA-1042");
      expect(await gateway.send("A person.", [])).toMatchObject({ value: { event: "handedOver", ticket: "FA-1042" } });
      expect(await gateway.load()).toMatchObject({ value: { state: "handedOver", ticket: "FA-1042" } });
      expect(await gateway.send("One more.", [])).toMatchObject({ isOk: false, failure: { code: "chat.closed" } });
    });
    it("[CHAT-03] is closed by the server, and refuses what comes after", async () => {
      const { gateway, close } = create();
      close();
      expect(await gateway.send("Words.", [])).toMatchObject({ value: { event: "closed" } });
      expect(await gateway.load()).toMatchObject({ value: { state: "closed" } });
      expect(await gateway.send("One more.", [])).toMatchObject({ isOk: false, failure: { code: "chat.closed" } });
    });
  });
}
