import type { RaisedOf } from "@shop/tracking";
import { useEffect } from "react";
import { useServices } from "../services-context.ts";

type Promotion = RaisedOf<"view_promotion">["data"];

/**
 * Raises that a promotion is shown, once for as long as the part shows it; null: none is. Returns what to call when it is pressed.
 */
export function usePromotion(promotion: Promotion["promotion"] | null, place: Promotion["place"]): () => void {
  const { events } = useServices();
  useEffect(() => {
    if (promotion !== null) events.raise({ name: "view_promotion", data: { promotion, place } });
  }, [promotion, place, events]);
  return () => {
    if (promotion !== null) events.raise({ name: "select_promotion", data: { promotion, place } });
  };
}
