import { isClockTrusted } from "@shop/engagement";
import { OfferCountdown } from "@shop/engagement/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useServices } from "../composition/services-context.ts";
import { BAR_COUNTDOWN_ID, useBarPromotion } from "./discount-bar.tsx";

/**
 * Counts the time that is left in the discount bar's place for it, if the browser's clock can be right. At the end the bar is hidden and
 * keeps its place. Source: ENGAGE-01.
 */
export function BarCountdown() {
  const { clock } = useServices();
  const promotion = useBarPromotion();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (promotion && isClockTrusted(promotion.hourMs, clock.nowMs())) setPlace(document.getElementById(BAR_COUNTDOWN_ID));
  }, [promotion, clock]);
  const end = () => {
    document.documentElement.dataset.bar = "ended";
  };
  return (
    place &&
    promotion &&
    createPortal(<OfferCountdown endsAtMs={promotion.endsAtMs} format="line" onEnd={end} />, place)
  );
}
