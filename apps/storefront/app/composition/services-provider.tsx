import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { localPath, useLocale } from "../messages/use-texts.ts";
import { connectServices } from "./connect-services.ts";
import { createServices, type ServiceOptions } from "./create-services.ts";
import { createBrowserEnvironment, createServerEnvironment } from "./environment.ts";
import { ServicesContext } from "./services-context.ts";

export type ShopSettings = Pick<ServiceOptions, "packPrefix" | "hasSamples" | "supportEmail" | "emailCheckPolicy">;

/** Makes the services once a tab, and connects them when the page is hydrated. */
export function ServicesProvider({ settings, children }: { settings: ShopSettings; children: ReactNode }) {
  const navigate = useNavigate();
  const locale = useLocale();
  // The services outlive a change of language: they ask for it when they need it.
  const shown = useRef(locale);
  shown.current = locale;
  const [services] = useState(() =>
    createServices(typeof document === "undefined" ? createServerEnvironment() : createBrowserEnvironment(), {
      ...settings,
      localPath: (path) => localPath(path, shown.current),
      navigate: (path) => void navigate(path),
    }),
  );
  useEffect(() => connectServices(services), [services]);
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}
