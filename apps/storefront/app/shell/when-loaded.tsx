import { type ReactNode, Suspense, useDeferredValue, useEffect } from "react";
import { useStore } from "zustand";
import { useServices } from "../composition/services-context.ts";

/** A part of a page that needs the services: loads them. A server, and a page that is hydrating, show the fallback. */
export function WhenLoaded({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { services, texts } = useServices();
  // Deferred: what is shown meanwhile stays while the code of the part comes. It would be drawn a second time, and read out again.
  const isLoaded = useDeferredValue(useStore(texts) !== null);
  useEffect(() => void services.load(), [services]);
  return <Suspense fallback={fallback}>{isLoaded ? children : fallback}</Suspense>;
}
