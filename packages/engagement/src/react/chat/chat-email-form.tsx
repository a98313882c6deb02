import { Button, Spoken, TextField } from "@shop/ui";
import { type FormEvent, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { useChat, useChatTexts } from "./chat-context.ts";

/** Asks for the address that the team replies to; another question is possible too. */
export function ChatEmailForm() {
  const { store } = useChat();
  const { text } = useChatTexts();
  const email = useStore(store, (state) => state.email);
  const isWrong = useStore(store, ({ failure }) => failure?.code === "chat.emailFormat");
  const isWaiting = useStore(store, ({ stage }) => stage === "waiting");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void store.sendEmail();
  };
  return (
    <form className="shop-chat__foot" onSubmit={send} noValidate>
      <h3 className="shop-title">{text("chat.emailTitle")}</h3>
      <TextField
        ref={field}
        label={text("chat.email")}
        value={email}
        onValueChange={store.typeEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={isWrong ? <Spoken urgency="alert">{text("chat.emailFormat")}</Spoken> : undefined}
      />
      <div className="shop-chat__acts">
        <Button type="submit" variant="signal" busy={isWaiting}>
          {text("chat.sendEmail")}
        </Button>
        <Button variant="quiet" onClick={store.goOn} disabled={isWaiting}>
          {text("chat.goOn")}
        </Button>
      </div>
    </form>
  );
}
