import { UiProvider, uiMessagesDe, uiMessagesEn, uiMessagesJa } from "@shop/ui";
import { type ReactNode, useEffect, useState } from "react";
import { accountMessages } from "../../messages/index.ts";
import { type AccountWorld, type AccountWorldOptions, buildAccountWorld } from "../../testing/index.ts";
import { AccountProvider } from "../account/account-provider.tsx";

const UI_MESSAGES = { en: uiMessagesEn, de: uiMessagesDe, ja: uiMessagesJa } as const;

export interface DeskWorldProps extends AccountWorldOptions {
  /** Default: en. */
  locale?: "en" | "de" | "ja";
  /** Before anything is shown. */
  prepare?: (world: AccountWorld) => void | Promise<void>;
  /** Once it is shown: the acts that a shopper would do. */
  act?: ((world: AccountWorld) => void | Promise<void>) | undefined;
  children: ReactNode | ((world: AccountWorld) => ReactNode);
}

/** The account's parts on fakes, with ada@example.com logged in. For stories and tests only. */
export function DeskWorld({ locale = "en", prepare, act, children, ...options }: DeskWorldProps) {
  const [world] = useState(() => buildAccountWorld(options));
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a world is prepared once, however often its story is drawn.
  useEffect(() => {
    void Promise.resolve(prepare?.(world)).then(() => setIsReady(true));
  }, []);
  if (!isReady) return null;
  return (
    <UiProvider clock={world.clock} messages={UI_MESSAGES[locale]}>
      <AccountProvider services={world.services} messages={accountMessages[locale]} locale={locale}>
        {typeof children === "function" ? children(world) : children}
        {act && <Act world={world} act={act} />}
      </AccountProvider>
    </UiProvider>
  );
}

/** Comes last, so that it acts once the parts before it are mounted. */
function Act({ world, act }: { world: AccountWorld; act: NonNullable<DeskWorldProps["act"]> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act happens once, however often its story is drawn.
  useEffect(() => {
    // A dialog's content is mounted after these effects.
    const acts = setTimeout(() => void act(world));
    return () => clearTimeout(acts);
  }, []);
  return null;
}
