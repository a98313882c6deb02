"use client";
import { Checkbox, CloseIcon, IconButton, OptionsIcon } from "@shop/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ChatProduct } from "../../domain/chat/chat-entry.ts";
import { closesChat } from "../../domain/chat/chat-keys.ts";
import { isEnded } from "../../domain/chat/chat-stage.ts";
import type { ChatMessages } from "../../messages/chat-en.ts";
import type { ChatStore } from "../../store/chat-state.ts";
import { useEngagementSettings } from "../provider/engagement-provider.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatContext, useChat, useChatTexts } from "./chat-context.ts";
import { ChatEmailForm } from "./chat-email-form.tsx";
import { ChatLog } from "./chat-log.tsx";
import { ChatOver } from "./chat-over.tsx";
import { useVisibleArea } from "./use-visible-area.ts";

export interface ChatWindowProps {
  store: ChatStore;
  messages: ChatMessages;
  questions?: readonly string[] | undefined;
  isShortcutOn: boolean;
  onShortcut: (isOn: boolean) => void;
  onClose: () => void;
  renderBuy?: ((product: ChatProduct) => ReactNode) | undefined;
  onContact?: (() => void) | undefined;
}

/** The open chat, as a talkback sheet: a head, the transcript, and below it what can be done now. Not modal. Esc closes it. */
export function ChatWindow(props: ChatWindowProps) {
  const { store, messages, questions, isShortcutOn, onShortcut, onClose, renderBuy, onContact } = props;
  const { locale } = useEngagementSettings();
  const frame = useRef<HTMLElement>(null);
  const settings = useMemo(
    () => ({ store, messages, locale, renderBuy, onContact, focusField: () => focusField(frame.current) }),
    [store, messages, locale, renderBuy, onContact],
  );
  const titleId = useId();
  useVisibleArea(frame);
  useEffect(() => void store.open(), [store]);
  const press = (event: KeyboardEvent) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const { isComposing } = event.nativeEvent;
    if (closesChat({ key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing })) onClose();
  };
  return (
    <ChatContext.Provider value={settings}>
      <section ref={frame} role="dialog" className="shop-chat__window" aria-labelledby={titleId} onKeyDown={press}>
        <Head titleId={titleId} isShortcutOn={isShortcutOn} onShortcut={onShortcut} onClose={onClose} />
        <ChatLog questions={questions} />
        <Foot />
      </section>
    </ChatContext.Provider>
  );
}

function focusField(frame: HTMLElement | null): void {
  frame?.querySelector<HTMLElement>(".shop-chat__foot :is(textarea, input)")?.focus();
}

interface HeadProps extends Pick<ChatWindowProps, "isShortcutOn" | "onShortcut" | "onClose"> {
  titleId: string;
}

function Head({ titleId, isShortcutOn, onShortcut, onClose }: HeadProps) {
  const { text } = useChatTexts();
  const [isSet, setIsSet] = useState(false);
  const settingsId = useId();
  return (
    <div className="shop-chat__head">
      <div className="shop-chat__plate">
        <h2 id={titleId} className="shop-label shop-chat__title">
          {text("chat.title")}
        </h2>
        <IconButton
          label={text("chat.settings")}
          icon={<OptionsIcon />}
          aria-expanded={isSet}
          aria-controls={settingsId}
          onClick={() => setIsSet(!isSet)}
        />
        <IconButton label={text("chat.close")} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div id={settingsId} hidden={!isSet} className="shop-chat__settings">
        <Checkbox label={text("chat.shortcut")} checked={isShortcutOn} onCheckedChange={onShortcut} />
      </div>
    </div>
  );
}

/** What can be done now. */
function Foot() {
  const { store } = useChat();
  const isOver = useStore(store, ({ stage }) => isEnded(stage));
  const expects = useStore(store, (state) => state.expects);
  if (isOver) return <ChatOver />;
  return expects === "email" ? <ChatEmailForm /> : <ChatComposer />;
}
