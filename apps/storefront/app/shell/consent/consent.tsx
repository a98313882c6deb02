import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import type { ConsentServices } from "../../composition/consent/consent-services.ts";
import { useServices } from "../../composition/services-context.ts";

const ConsentSurfaces = lazy(() =>
  import("./consent-surfaces.tsx").then((module) => ({ default: module.ConsentSurfaces })),
);

/** Follows the visitor's choice about their privacy. What asks for it is fetched when there is something to ask. */
export function Consent() {
  const { consent } = useServices();
  const services = useStore(consent);
  const { pathname } = useLocation();
  useEffect(() => {
    // Its loader has logged why. Nothing runs then, because nothing was allowed.
    consent.load().catch(() => {});
  }, [consent]);
  useEffect(() => services?.pageViews.show(pathname), [services, pathname]);
  return services && <Asked services={services} />;
}

function Asked({ services }: { services: ConsentServices }) {
  const isShown = useStore(services.consent, ({ layer }) => layer !== "closed");
  return (
    isShown && (
      <Suspense fallback={null}>
        <ConsentSurfaces services={services} />
      </Suspense>
    )
  );
}
