import type { Currency } from "@shop/pricing";
import { useStore } from "zustand";
import { useServices } from "./services-context.ts";

/** The currency that the page shows; EUR until hydration is complete, as in the server's HTML. */
export function useCurrency(): Currency {
  return useStore(useServices().currency, (state) => state.currency);
}
