import { createContext, useContext } from "react";
import type { Services } from "./create-services.ts";

export const ServicesContext = createContext<Services | null>(null);

/** The stores and ports of this page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider around it: see app/shell/document.tsx.");
  return services;
}
