import { TRACKING_REPORTED_KEY } from "@shop/tracking";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import type { ConsentServices } from "../../composition/consent/consent-services.ts";
import { useServices } from "../../composition/services-context.ts";
import { waitForInspector } from "../../composition/tracking/wait-for-inspector.ts";
import { Consent } from "../consent/consent.tsx";
import { LoadBoundary } from "../load-boundary.tsx";
import { LateMotion } from "../motion/late-motion.tsx";
import { PlayerDock } from "../player/player-dock.tsx";
import { SiteShortcuts } from "../shortcuts/site-shortcuts.tsx";
import { useShop } from "../use-shop.ts";

const EngagementSurfaces = lazy(() =>
  import("./engagement-surfaces.tsx").then((module) => ({ default: module.EngagementSurfaces })),
);
const TrackingParts = lazy(() =>
  import("../../composition/tracking/tracking-parts.tsx").then((module) => ({ default: module.TrackingParts })),
);

/** What asks, what pops up, what plays, what keys do, and what is tracked after consent. Without it the page lacks nothing, so a failure is only logged. */
export function IdleParts() {
  const page = useServices();
  const services = useStore(page.consent);
  const { hasInspector } = useShop();
  useEffect(() => (hasInspector ? waitForInspector(page) : undefined), [hasInspector, page]);
  return (
    <>
      <Part act="motion.load">
        <LateMotion />
      </Part>
      <Part act="consent.show">
        <Consent />
      </Part>
      <Part act="engagement.load">
        <EngagementSurfaces />
      </Part>
      <Part act="player.show">
        <PlayerDock />
      </Part>
      <Part act="shortcuts.load">
        <SiteShortcuts />
      </Part>
      {services && <AfterConsent consent={services.consent} />}
    </>
  );
}

/** A visitor who has chosen nothing, or refused, loads nothing of tracking, unless a withdrawal must still be reported. */
function AfterConsent({ consent }: Pick<ConsentServices, "consent">) {
  const { environment, tracking } = useServices();
  const isTracked = useStore(tracking) !== null;
  const hasAllowed = useStore(consent, ({ choice }) => (choice?.granted.length ?? 0) > 0);
  const isNeeded = isTracked || hasAllowed || environment.local.get(TRACKING_REPORTED_KEY) !== undefined;
  return (
    isNeeded && (
      <Part act="tracking.show">
        <TrackingParts />
      </Part>
    )
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
