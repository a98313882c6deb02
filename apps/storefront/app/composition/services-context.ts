import type { Currency } from "@shop/pricing";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { PageServices } from "./page-services.ts";
import type { Services } from "./services.ts";

export const ServicesContext = createContext<PageServices | null>(null);

/** What this page depends on. */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider around it: see app/shell/document.tsx.");
  return services;
}

/** The services themselves, for parts that are shown only once they are loaded: those inside `WhenLoaded`, and the dialogs. */
export function useLoaded(): Services {
  const loaded = useStore(useServices().services);
  if (!loaded) throw new Error("The services aren't loaded yet: put WhenLoaded around what needs them.");
  return loaded;
}

/** The currency that the page shows; EUR until hydration is complete, as in the server's HTML. */
export function useCurrency(): Currency {
  return useStore(useServices().currency, (state) => state.currency);
}
