import { isClockTrusted } from "@shop/engagement";
import { OfferCountdown } from "@shop/engagement/react";
import { useState } from "react";
import { EngagementPartsProvider } from "../composition/engagement-parts-provider.tsx";
import { useServices } from "../composition/services-context.ts";
import type { BarPromotion } from "../products/bar-promotion.server.ts";

interface BarCountdownProps {
  readonly promotion: BarPromotion;
  readonly onEnd: () => void;
}

/** Counts the time that is left, if the browser's clock can be right. */
export function BarCountdown({ promotion: { hourMs, endsAtMs }, onEnd }: BarCountdownProps) {
  const { clock } = useServices();
  const [isTrusted] = useState(() => isClockTrusted(hourMs, clock.nowMs()));
  if (!isTrusted) return null;
  return (
    <EngagementPartsProvider>
      <OfferCountdown endsAtMs={endsAtMs} format="line" onEnd={onEnd} />
    </EngagementPartsProvider>
  );
}
