import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../messages/use-texts.ts";
import { HYDRATED_EVENT } from "../shell/early-press.ts";
import { connectPage } from "./connect-page.ts";
import { createPageServices } from "./create-page-services.ts";
import { loadConsent, loadServices, type ShopSettings, type ShownPage } from "./load-services.ts";
import { createBrowserPageEnvironment, createServerPageEnvironment } from "./page-environment.ts";
import { ServicesContext } from "./services-context.ts";

/** Creates the page's services once per tab, and connects them when the page is hydrated. */
export function ServicesProvider({ settings, children }: { settings: ShopSettings; children: ReactNode }) {
  const navigate = useNavigate();
  const locale = useLocale();
  const shown = useRef<ShownPage>({ locale, navigate });
  shown.current = { locale, navigate: (path) => void navigate(path) };
  const [page] = useState(() =>
    createPageServices(
      typeof document === "undefined" ? createServerPageEnvironment() : createBrowserPageEnvironment(),
      settings.packPrefix,
      {
        start: (own) => loadServices(own, settings, () => shown.current),
        startConsent: (own) => loadConsent(own, settings, shown.current.locale),
      },
    ),
  );
  useEffect(() => {
    const end = connectPage(page);
    // A mark on the browser's own timeline: from here the page's parts react.
    performance.mark(HYDRATED_EVENT);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    return end;
  }, [page]);
  return <ServicesContext.Provider value={page}>{children}</ServicesContext.Provider>;
}
