import { engagementMessagesEn } from "@shop/engagement";
import { EngagementProvider, OfferCountdown } from "@shop/engagement/react";
import { useRevalidator } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useLocale } from "../../messages/use-texts.ts";
import "@shop/engagement/styles.css";
import type { SaleCountdownProps } from "./sale-countdown.tsx";

/** The countdown itself: at its end the page asks for what applies from then on. */
export function LateCountdown({ endsAtMs, label, texts }: SaleCountdownProps) {
  const { clock } = useServices();
  const { revalidate } = useRevalidator();
  return (
    <EngagementProvider messages={{ ...engagementMessagesEn, ...texts }} locale={useLocale()}>
      <OfferCountdown
        endsAtMs={endsAtMs}
        label={label}
        clock={clock}
        className="max-sm:grid-cols-[auto]"
        onEnd={() => void revalidate()}
      />
    </EngagementProvider>
  );
}
