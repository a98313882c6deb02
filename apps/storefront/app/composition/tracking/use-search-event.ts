import { useEffect } from "react";
import { useServices } from "../services-context.ts";
import { SEARCH_IS_TYPED_MS } from "./limits.ts";

/** Raises a search once its term is typed; null: there is nothing to raise. */
export function useSearchEvent(term: string | null): void {
  const { events, clock } = useServices();
  useEffect(() => {
    if (term === null) return;
    return clock.after(SEARCH_IS_TYPED_MS, () => events.raise({ name: "search", data: { term } }));
  }, [term, events, clock]);
}
