import { type ReactNode, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { useServices } from "../composition/services-context.ts";

/** A part of a page that needs the services: loads them. A server, and a page that is hydrating, show the fallback. */
export function WhenLoaded({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { services, texts } = useServices();
  const isLoaded = useStore(texts) !== null;
  useEffect(() => void services.load(), [services]);
  return <Suspense fallback={fallback}>{isLoaded ? children : fallback}</Suspense>;
}
