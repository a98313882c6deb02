import { useEffect } from "react";
import { useServices } from "../services-context.ts";

/** A search is what was typed when nothing more is typed for so long. */
const TYPED_MS = 1_000;

/** Raises a search once its term is typed; null: there is nothing to raise. */
export function useSearchEvent(term: string | null): void {
  const { events, clock } = useServices();
  useEffect(() => {
    if (term === null) return;
    return clock.after(TYPED_MS, () => events.raise({ name: "search", data: { term } }));
  }, [term, events, clock]);
}
