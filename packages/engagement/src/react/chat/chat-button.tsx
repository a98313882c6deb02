"use client";
import { type Clock, formatMessage, type KeyValueStorage } from "@shop/kernel";
import { Spoken } from "@shop/ui";
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ChatProduct } from "../../domain/chat/chat-entry.ts";
import type { ChatMessages } from "../../messages/chat-en.ts";
import type { ChatStore } from "../../store/chat-state.ts";
import { useEngagementSettings } from "../provider/engagement-provider.tsx";
import { ChatIcon } from "./chat-icon.tsx";
import { useChatShortcut } from "./chat-shortcut.ts";
import type { ChatWindowProps } from "./chat-window.tsx";
import { useWiggle } from "./use-wiggle.ts";

/** What the window needs besides its own code. */
export interface LoadedChat {
  /** One per tab: `createChatStore`. */
  readonly store: ChatStore;
  /** The texts of the window: `chatMessagesDe` of this package's root. */
  readonly messages: ChatMessages;
  /** Questions that an empty chat offers: those that the shop's own pages answer. Default: none. */
  readonly questions?: readonly string[];
}

export interface ChatButtonProps {
  /** Fetches what the window needs, at its first opening and when this function becomes another one: in another language. */
  load: () => Promise<LoadedChat>;
  /** Called when the window's code, or `load`, could not be fetched. The next press tries again. */
  onFailed: (error: unknown) => void;
  /** Keeps the choice of the shortcut: the browser's own storage. */
  storage: KeyValueStorage;
  clock: Clock;
  /** Whether the icon may wiggle now. Default: always. */
  mayWiggle?: () => boolean;
  /** The host's button that adds a product to the cart. Without it, product cards are links only. */
  renderBuy?: (product: ChatProduct) => ReactNode;
  /** Another way to the team, the contact form: for a chat that the server has closed. */
  onContact?: () => void;
}

interface Fetched extends LoadedChat {
  readonly Window: ComponentType<ChatWindowProps>;
}

const always = () => true;

/**
 * The closed chat: one button. The window is fetched at the first press, or at Alt+C. It isn't modal: the page stays usable. Closing it
 * returns the focus to the button. Source: CHAT-01.
 */
export function ChatButton({ load, onFailed, storage, clock, mayWiggle = always, ...host }: ChatButtonProps) {
  const { messages } = useEngagementSettings();
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isWanted && fetched !== null;
  const isWiggling = useWiggle(clock, !isWanted, mayWiggle);
  const handsFocusBack = useRef(false);

  const toggle = useCallback(() => {
    handsFocusBack.current = place.current?.contains(document.activeElement) ?? false;
    setHasFailed(false);
    setIsWanted((was) => !was);
  }, []);
  const [isShortcutOn, turnShortcut] = useChatShortcut(storage, place, toggle);
  const failed = useRef(onFailed);
  failed.current = onFailed;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    Promise.all([import("./chat-window.tsx"), load()]).then(
      ([{ ChatWindow }, chat]) => isCurrent && startTransition(() => setFetched({ ...chat, Window: ChatWindow })),
      (error: unknown) => {
        failed.current(error);
        if (!isCurrent) return;
        setIsWanted(false);
        setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load]);
  useLayoutEffect(() => {
    if (!isOpen && handsFocusBack.current) button.current?.focus();
    handsFocusBack.current = false;
  }, [isOpen]);

  const state = isOpen ? "open" : isWanted ? "opening" : "closed";
  return (
    <div ref={place} className="shop-chat" data-state={state}>
      {hasFailed && (
        <p className="shop-chat__failed">
          <Spoken urgency="alert">{formatMessage(messages["chatButton.failed"])}</Spoken>
        </p>
      )}
      <button
        ref={button}
        type="button"
        className="shop-chat__button"
        hidden={isOpen}
        aria-label={formatMessage(messages[isWanted ? "chatButton.opening" : "chatButton.open"])}
        aria-keyshortcuts={isShortcutOn ? "Alt+C" : undefined}
        aria-haspopup="dialog"
        aria-busy={state === "opening" || undefined}
        onClick={toggle}
      >
        <span className="shop-chat__icon" data-wiggles={isWiggling ? "" : undefined}>
          <ChatIcon />
        </span>
      </button>
      {isOpen && (
        <fetched.Window {...fetched} {...host} isShortcutOn={isShortcutOn} onShortcut={turnShortcut} onClose={toggle} />
      )}
    </div>
  );
}
