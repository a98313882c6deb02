import { createMemoryStorage } from "@shop/kernel";
import { Announcer, UiProvider, uiMessagesDe, uiMessagesEn, uiMessagesJa } from "@shop/ui";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { ChatProduct } from "../../domain/chat/chat-entry.ts";
import { chatMessages, engagementMessages } from "../../messages/index.ts";
import { buildChatWorld, type ChatWorld, type ChatWorldOptions } from "../../testing/index.ts";
import { ChatButton, type LoadedChat } from "../chat/chat-button.tsx";
import { EngagementProvider } from "../provider/engagement-provider.tsx";

const UI_MESSAGES = { en: uiMessagesEn, de: uiMessagesDe, ja: uiMessagesJa } as const;

export interface ChatWorldViewProps extends ChatWorldOptions {
  /** Default: en. */
  locale?: "en" | "de" | "ja";
  /** Before the chat is drawn. */
  prepare?: (world: ChatWorld) => unknown;
  /** Before the window's own needs are there: how they come. Default: at once. */
  load?: (world: ChatWorld) => Promise<LoadedChat>;
  onFailed?: (error: unknown) => void;
  mayWiggle?: () => boolean;
  storage?: Parameters<typeof ChatButton>[0]["storage"];
  renderBuy?: (product: ChatProduct) => ReactNode;
  onContact?: () => void;
  /** Receives the world once it is drawn. */
  onReady?: (world: ChatWorld) => void;
  /** The page around it. */
  children?: ReactNode;
}

const ignore = () => {};

/** A closed chat on fakes, in a page. For stories and tests only. */
export function ChatWorldView(props: ChatWorldViewProps) {
  const {
    locale = "en",
    prepare,
    load,
    onFailed = ignore,
    mayWiggle,
    renderBuy,
    onContact,
    onReady,
    children,
    ...options
  } = props;
  const [world] = useState(() => buildChatWorld(options));
  const [storage] = useState(() => props.storage ?? createMemoryStorage());
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a world is prepared once, however often its story is drawn.
  useEffect(() => {
    void Promise.resolve(prepare?.(world)).then(() => {
      setIsReady(true);
      onReady?.(world);
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const bring = useCallback(
    () => (load ? load(world) : Promise.resolve({ store: world.chat, messages: chatMessages[locale] })),
    [locale],
  );
  if (!isReady) return null;
  return (
    <UiProvider clock={world.clock} messages={UI_MESSAGES[locale]}>
      <EngagementProvider messages={engagementMessages[locale]} locale={locale}>
        <Announcer>
          {children}
          <ChatButton
            load={bring}
            onFailed={onFailed}
            storage={storage}
            clock={world.clock}
            {...(mayWiggle ? { mayWiggle } : {})}
            {...(renderBuy ? { renderBuy } : {})}
            {...(onContact ? { onContact } : {})}
          />
        </Announcer>
      </EngagementProvider>
    </UiProvider>
  );
}
