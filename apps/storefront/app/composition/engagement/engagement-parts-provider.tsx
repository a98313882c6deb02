import { type EngagementMessages, EngagementProvider } from "@shop/engagement/react";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadEngagementTexts } from "../../messages/engagement-parts/load.ts";
import { SPELLINGS } from "../../messages/spellings.ts";
import { useLocale } from "../../messages/use-texts.ts";
import { useServices } from "../services-context.ts";

/**
 * Provides what pops up with its stores and texts, fetched on first use: empty until then. Throws while rendering if something couldn't be
 * loaded.
 */
export function EngagementPartsProvider({ children }: { children: ReactNode }) {
  const { engagement } = useServices();
  const locale = useLocale();
  const services = useStore(engagement);
  const [messages, setMessages] = useState<EngagementMessages | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadEngagementTexts(locale), engagement.load()]).then(
      ([texts]) => isCurrent && startTransition(() => setMessages(texts)),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [engagement, locale]);
  if (failure) throw failure.error;
  if (!services || !messages) return null;
  return (
    <EngagementProvider messages={messages} locale={SPELLINGS[locale]} attention={services.attention}>
      {children}
    </EngagementProvider>
  );
}
