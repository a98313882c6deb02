import { Button, Figure } from "@shop/ui";
import { useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { useChat, useChatTexts } from "./chat-context.ts";

/** The foot of a chat that is over: the ticket's number, and the way to another chat. It takes the focus of the field that was there. */
export function ChatOver() {
  const { store, onContact } = useChat();
  const { text } = useChatTexts();
  const ticket = useStore(store, (state) => state.ticket);
  const isClosed = useStore(store, ({ stage }) => stage === "closed");
  const canRestart = useStore(store, (state) => state.canRestart);
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => foot.current?.focus(), []);
  return (
    <div ref={foot} className="shop-chat__foot shop-chat__over" tabIndex={-1}>
      {ticket !== null && (
        <p className="shop-chat__ticket">
          <span className="shop-label">{text("chat.ticket")}</span> <Figure size="title">{ticket}</Figure>
        </p>
      )}
      {canRestart && <Button onClick={store.restart}>{text("chat.restart")}</Button>}
      {isClosed && onContact && (
        <Button variant="quiet" onClick={onContact}>
          {text("chat.talkToPerson")}
        </Button>
      )}
    </div>
  );
}
