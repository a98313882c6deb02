import { engagementMessagesEn } from "@shop/engagement";
import { EngagementProvider, OfferCountdown } from "@shop/engagement/react";
import { useRevalidator } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useServices } from "../../composition/services-context.ts";
import { useLocale } from "../../messages/use-texts.ts";
import "@shop/engagement/pop-up-styles.css";

export interface SaleCountdownProps {
  readonly endsAtMs: number;
  readonly timeZone: string;
  readonly label: string;
  /** The countdown's own texts in the page's language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Until it is known how far the clock is off. */
const NO_SALES = createStore(() => ({ offsetMs: 0 }));

/** The countdown itself: at its end the page asks for what applies from then on. */
export function LateCountdown({ endsAtMs, timeZone, label, texts }: SaleCountdownProps) {
  const { clock, engagement } = useServices();
  const sales = useStore(engagement, (services) => services?.sales ?? NO_SALES);
  const offsetMs = useStore(sales, (state) => state.offsetMs);
  const { revalidate } = useRevalidator();
  return (
    <EngagementProvider messages={{ ...engagementMessagesEn, ...texts }} locale={useLocale()}>
      <OfferCountdown
        endsAtMs={endsAtMs}
        timeZone={timeZone}
        label={label}
        clock={clock}
        offsetMs={offsetMs}
        className="max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>.shop-countdown]:col-span-2 max-sm:[&>time]:col-auto sm:[&>time]:hidden"
        onEnd={() => void revalidate()}
      />
    </EngagementProvider>
  );
}
