import { isClockTrusted } from "@shop/engagement";
import { OfferCountdown } from "@shop/engagement/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useRouteLoaderData } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { usePromotion } from "../../composition/tracking/use-promotion.ts";
import type { BarPromotion } from "../../products/bar-promotion.server.ts";
import { COUNTED_MS } from "../limits.ts";

/**
 * Counts the time that is left in the discount bar's place for it, if the browser's clock can be right. At the end the bar is hidden and
 * keeps its place. Source: ENGAGE-01.
 */
export function BarCountdown() {
  const { clock } = useServices();
  const promotion = useRouteLoaderData<{ promotion?: BarPromotion | null }>("root")?.promotion;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen] = useState(() => document.documentElement.dataset.bar === undefined);
  const press = usePromotion(promotion && isOpen ? promotion.title : null, "bar");
  useEffect(() => {
    // Both by their ids, not by an import: that would take the bar out of the page's own script.
    const offer = document.getElementById("bar-offer");
    offer?.addEventListener("click", press);
    return () => offer?.removeEventListener("click", press);
  });
  useEffect(() => {
    if (!promotion || promotion.endsAtMs - clock.nowMs() > COUNTED_MS) return;
    if (isClockTrusted(promotion.hourMs, clock.nowMs())) setPlace(document.getElementById("bar-countdown"));
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
