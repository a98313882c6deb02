import type { PlayerMessages } from "@shop/catalog";
import { useEffect, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { loadPlayerTexts } from "../../messages/player-parts/load.ts";
import { useLocale } from "../../messages/use-texts.ts";

/** The player's texts in the page's language; null until they are there. */
export function usePlayerTexts(): PlayerMessages | null {
  const { environment } = useServices();
  const locale = useLocale();
  const [messages, setMessages] = useState<PlayerMessages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPlayerTexts(locale).then(
      (texts) => isCurrent && setMessages(texts),
      (error: unknown) => environment.log({ act: "player.texts", error: String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, environment]);
  return messages;
}
