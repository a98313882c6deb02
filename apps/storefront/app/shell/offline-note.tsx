import { Spoken, useIsOnline } from "@shop/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTexts } from "../messages/use-texts.ts";

/**
 * While the browser is offline: what still works, and what waits. Covers nothing that is docked. A page that is chosen meanwhile comes with
 * the connection: the one that still works would otherwise be gone for nothing.
 */
export function OfflineNote() {
  const text = useTexts();
  const isOnline = useIsOnline();
  const next = useBlocker(
    ({ currentLocation, nextLocation }) => !isOnline && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (isOnline && next.state === "blocked") next.proceed();
  }, [isOnline, next]);
  return (
    !isOnline && (
      <p className="offline-note">
        <Spoken>{text(next.state === "blocked" ? "offlineNext" : "offlineNote")}</Spoken>
      </p>
    )
  );
}
