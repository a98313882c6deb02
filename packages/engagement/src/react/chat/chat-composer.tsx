import { Button, TextArea } from "@shop/ui";
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { sendsMessage } from "../../domain/chat/chat-keys.ts";
import { shownCharactersLeft } from "../../domain/chat/check-chat-text.ts";
import { useChat, useChatTexts } from "./chat-context.ts";

/** The field, and the way to a person. What is typed stays until the server has it. Source: CHAT-01, CHAT-02. */
export function ChatComposer() {
  const { store } = useChat();
  const { text } = useChatTexts();
  const draft = useStore(store, (state) => state.draft);
  const isWaiting = useStore(store, ({ stage }) => stage === "waiting");
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const left = shownCharactersLeft(draft);
  const keys = <span className="shop-chat__keys">{text("chat.keys")}</span>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void store.send();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const { isComposing } = event.nativeEvent;
    if (sendsMessage({ key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing })) send(event);
  };
  const askForPerson = () => {
    field.current?.focus();
    void store.ask(text("chat.personWords"));
  };
  return (
    <form className="shop-chat__foot" onSubmit={send} noValidate>
      <TextArea
        ref={field}
        className="shop-chat__field"
        label={text("chat.field")}
        rows={2}
        value={draft}
        onValueChange={store.type}
        onKeyDown={press}
        enterKeyHint="send"
        hint={left === null ? keys : left >= 0 && text("chat.charactersLeft", { count: left })}
        error={left !== null && left < 0 ? text("chat.charactersOver", { count: -left }) : undefined}
      />
      <div className="shop-chat__acts">
        <Button type="submit" variant="signal" busy={isWaiting}>
          {text("chat.send")}
        </Button>
        <Button variant="quiet" onClick={askForPerson} disabled={isWaiting}>
          {text("chat.talkToPerson")}
        </Button>
      </div>
    </form>
  );
}
