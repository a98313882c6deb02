import { DrawChecker, type WheelMessages } from "@shop/engagement/react";
import type { WheelDraw } from "@shop/engagement/store";
import { useEffect, useState } from "react";
import { browserSha256 } from "../../composition/browser-sha256.ts";
import { EngagementPartsProvider } from "../../composition/engagement/engagement-parts-provider.tsx";
import { useServices } from "../../composition/services-context.ts";
import { useLocale } from "../../messages/use-texts.ts";
import { loadWheelTexts } from "../../messages/wheel-parts/load.ts";
import "@shop/engagement/wheel-styles.css";

/** The checker, with the shopper's own draws once they are loaded. Without them its fields are filled by hand. */
export function CheckDraw() {
  const messages = useWheelTexts();
  const draws = useOwnDraws();
  return (
    messages && (
      <EngagementPartsProvider>
        <DrawChecker messages={messages} draws={draws} sha256={browserSha256} />
      </EngagementPartsProvider>
    )
  );
}

function useWheelTexts(): WheelMessages | null {
  const locale = useLocale();
  const [messages, setMessages] = useState<WheelMessages | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadWheelTexts(locale).then(
      (texts) => isCurrent && setMessages(texts),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (failure) throw failure.error;
  return messages;
}

function useOwnDraws(): readonly WheelDraw[] {
  const { engagement, environment } = useServices();
  const [draws, setDraws] = useState<readonly WheelDraw[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const services = await engagement.load();
      const { wheel } = await services.wheel.load();
      await wheel.load();
      if (isCurrent) setDraws(wheel.getState().wheel?.draws ?? []);
    };
    load().catch((error: unknown) => environment.log({ act: "wheel.draws", error: String(error) }));
    return () => {
      isCurrent = false;
    };
  }, [engagement, environment]);
  return draws;
}
