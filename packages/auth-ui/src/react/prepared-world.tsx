import { UiProvider, uiMessagesDe, uiMessagesEn, uiMessagesJa } from "@shop/ui";
import { type ReactNode, useEffect, useState } from "react";
import { messages as authMessages } from "../messages/index.ts";
import { type AuthWorld, type AuthWorldOptions, buildAuthWorld } from "../testing/index.ts";
import { type AuthMessages, AuthProvider } from "./provider/auth-provider.tsx";

export interface PreparedWorldProps extends AuthWorldOptions {
  /** Brings the stores where the story is, by the acts that a shopper would do. */
  prepare?: (world: AuthWorld) => void | Promise<void>;
  messages?: AuthMessages;
  children: ReactNode;
}

/** The parts on fakes, shown once the world is prepared. For stories and tests alone. */
export function PreparedWorld({ prepare, messages, children, ...options }: PreparedWorldProps) {
  const [world] = useState(() => buildAuthWorld(options));
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a world is prepared once, however often its story is drawn.
  useEffect(() => {
    void Promise.resolve(prepare?.(world)).then(() => setIsReady(true));
  }, []);
  if (!isReady) return null;
  return (
    <UiProvider clock={world.clock} messages={uiMessagesBeside(messages)}>
      <AuthProvider auth={world.auth} signIn={world.signIn} contact={world.contact} messages={messages}>
        {children}
      </AuthProvider>
    </UiProvider>
  );
}

/** The shared parts speak the language of the texts. */
function uiMessagesBeside(messages: AuthMessages | undefined) {
  if (messages === authMessages.de) return uiMessagesDe;
  return messages === authMessages.ja ? uiMessagesJa : uiMessagesEn;
}
