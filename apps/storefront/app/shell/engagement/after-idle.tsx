import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { trackingFollowsConsent } from "../../composition/tracking/tracking-follows-consent.ts";
import { Consent } from "../consent/consent.tsx";
import { LoadBoundary } from "../load-boundary.tsx";

const EngagementSurfaces = lazy(() =>
  import("./engagement-surfaces.tsx").then((module) => ({ default: module.EngagementSurfaces })),
);
const TrackedPages = lazy(() =>
  import("../../composition/tracking/tracked-pages.tsx").then((module) => ({ default: module.TrackedPages })),
);

/**
 * What asks, what pops up, and what is tracked after consent: fetched when the page is loaded and idle. Without it the page lacks nothing, so
 * a failure is only logged.
 */
export function AfterIdle() {
  const page = useServices();
  const { environment } = page;
  const isTracked = useStore(page.tracking) !== null;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => environment.whenIdle(() => setIsIdle(true)), [environment]);
  useEffect(() => (isIdle ? trackingFollowsConsent(page) : undefined), [isIdle, page]);
  if (!isIdle) return null;
  return (
    <>
      <Part act="consent.show">
        <Consent />
      </Part>
      <Part act="engagement.load">
        <EngagementSurfaces />
      </Part>
      {isTracked && (
        <Part act="tracking.show">
          <TrackedPages />
        </Part>
      )}
    </>
  );
}

function Part({ act, children }: { act: string; children: ReactNode }) {
  const { environment } = useServices();
  return (
    <LoadBoundary isAsked={false} onFailed={(error) => environment.log({ act, error: String(error) })} fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </LoadBoundary>
  );
}
