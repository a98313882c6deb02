import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { useServices } from "../services-context.ts";
import { trackingFollowsConsent } from "./tracking-follows-consent.ts";

const TrackedPages = lazy(() => import("./tracked-pages.tsx").then((module) => ({ default: module.TrackedPages })));

/** Tracking, for a visitor who has allowed something: loads it when there is something to track, and follows the pages then. */
export function TrackingParts() {
  const page = useServices();
  const isTracked = useStore(page.tracking) !== null;
  useEffect(() => trackingFollowsConsent(page), [page]);
  return (
    isTracked && (
      <Suspense fallback={null}>
        <TrackedPages />
      </Suspense>
    )
  );
}
