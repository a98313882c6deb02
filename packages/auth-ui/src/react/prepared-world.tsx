import { UiProvider, uiMessagesDe, uiMessagesEn, uiMessagesJa } from "@shop/ui";
import { type ReactNode, useEffect, useState } from "react";
import { messages as authMessages } from "../messages/index.ts";
import { type AuthWorld, type AuthWorldOptions, buildAuthWorld } from "../testing/index.ts";
import { type AuthMessages, AuthProvider } from "./provider/auth-provider.tsx";

export interface PreparedWorldProps extends AuthWorldOptions {
  /** Puts the stores into the story's state, by the acts that a shopper would do. */
  prepare?: (world: AuthWorld) => void | Promise<void>;
  /** What happened once the parts are shown. */
  act?: ((world: AuthWorld) => void | Promise<void>) | undefined;
  messages?: AuthMessages | undefined;
  /** The catalogue of this language, if no messages are given. Default: en. */
  locale?: "en" | "de" | "ja";
  children: ReactNode | ((world: AuthWorld) => ReactNode);
}

/** The parts on fakes, shown once the world is prepared. For stories and tests only. */
export function PreparedWorld({ prepare, act, locale, children, ...rest }: PreparedWorldProps) {
  const { messages = locale && authMessages[locale], ...options } = rest;
  const [world] = useState(() => buildAuthWorld(options));
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a world is prepared once, however often its story is drawn.
  useEffect(() => {
    void Promise.resolve(prepare?.(world)).then(() => setIsReady(true));
  }, []);
  if (!isReady) return null;
  return (
    <UiProvider clock={world.clock} messages={uiMessagesBeside(messages)}>
      <AuthProvider auth={world.auth} signIn={world.signIn} contact={world.contact} messages={messages} locale={locale}>
        {typeof children === "function" ? children(world) : children}
        {act && <Act world={world} act={act} />}
      </AuthProvider>
    </UiProvider>
  );
}

/** Comes last, so that it acts once the parts before it are mounted. */
function Act({ world, act }: { world: AuthWorld; act: NonNullable<PreparedWorldProps["act"]> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act happens once, however often its story is drawn.
  useEffect(() => {
    // A dialog's content is mounted after these effects.
    const acts = setTimeout(() => void act(world));
    return () => clearTimeout(acts);
  }, []);
  return null;
}

/** The shared parts speak the language of the texts. */
function uiMessagesBeside(messages: AuthMessages | undefined) {
  if (messages === authMessages.de) return uiMessagesDe;
  return messages === authMessages.ja ? uiMessagesJa : uiMessagesEn;
}
