import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { LaterTexts } from "../messages/later-texts.ts";
import { loadLaterTexts } from "../messages/load-later-texts.ts";
import { useLocale } from "../messages/use-texts.ts";
import type { Services } from "./create-services.ts";
import { useServices } from "./services-context.ts";

/** What wasn't there with the page: the services, and the texts of all that they bring with them. */
export interface Later {
  readonly services: Services;
  readonly texts: LaterTexts;
}

const LaterContext = createContext<Later | null>(null);

/** Null on a server, while hydrating, and until the services are wanted and there. */
export function useLater(): Later | null {
  return useContext(LaterContext);
}

/** For parts that are shown only once the services are there: those inside `WithServices`, and the dialogs. */
export function useLaterServices(): Services {
  const later = useLater();
  if (!later) throw new Error("The services aren't there yet: put WithServices around what needs them.");
  return later.services;
}

/** Watches for the services, and keeps their texts in the page's language. */
export function LaterProvider({ children }: { children: ReactNode }) {
  const { services: deferred, environment } = useServices();
  const locale = useLocale();
  const services = useSyncExternalStore(deferred.subscribe, deferred.get, () => null);
  const [texts, setTexts] = useState<LaterTexts | null>(null);
  useEffect(() => {
    if (!services) return;
    let isCurrent = true;
    loadLaterTexts(locale).then(
      (loaded) => isCurrent && setTexts(loaded),
      (error) => environment.log({ act: "texts.load", error: String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [services, locale, environment]);
  const later = useMemo(() => (services && texts ? { services, texts } : null), [services, texts]);
  return <LaterContext.Provider value={later}>{children}</LaterContext.Provider>;
}

/** A part of a page that needs the services: loads them, and shows the fallback until it can be shown. */
export function WithServices({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { services } = useServices();
  const later = useLater();
  useEffect(() => services.begin(), [services]);
  return <Suspense fallback={fallback}>{later ? children : fallback}</Suspense>;
}
