import { ChatButton, useAttention } from "@shop/engagement/react";
import { lazy, Suspense, useCallback } from "react";
import { useServices } from "../../composition/services-context.ts";
import { loadChatTexts } from "../../messages/chat-parts/load.ts";
import { useLocale } from "../../messages/use-texts.ts";

const ChatFillsCart = lazy(() =>
  import("../../composition/engagement/chat-fills-cart.tsx").then((module) => ({ default: module.ChatFillsCart })),
);

/** The chat: a button until somebody opens it. From then on it keeps its talk and its draft from page to page. */
export function Chat() {
  const { clock, environment, local, modal, services } = useServices();
  const attention = useAttention();
  const locale = useLocale();
  const load = useCallback(async () => {
    const styles = import("@shop/engagement/chat-styles.css");
    const [{ chat }, words] = await Promise.all([services.load(), loadChatTexts(locale), styles]);
    return { store: await chat.load(), ...words };
  }, [services, locale]);
  return (
    <ChatButton
      load={load}
      onFailed={(error) => environment.log({ act: "chat.load", error: String(error) })}
      storage={local}
      clock={clock}
      mayWiggle={attention.isQuiet}
      onContact={() => modal.set("contact")}
      renderBuy={(product) => (
        <Suspense fallback={null}>
          <ChatFillsCart product={product} />
        </Suspense>
      )}
    />
  );
}
