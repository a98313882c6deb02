import { createContext, useContext } from "react";
import type { PageServices } from "./page-services.ts";

export const ServicesContext = createContext<PageServices | null>(null);

/** What this page depends on. */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider around it: see app/shell/document.tsx.");
  return services;
}
