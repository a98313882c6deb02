import { Spoken, useIsOnline } from "@shop/ui";
import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { useTexts } from "../messages/use-texts.ts";

/**
 * While the browser is offline: what still works, and what waits. Covers nothing that is docked. A link that is followed or a form that is
 * sent meanwhile waits for the connection: the page that still works would otherwise be gone for nothing.
 */
export function OfflineNote() {
  const text = useTexts();
  const isOnline = useIsOnline();
  const next = useBlocker(({ currentLocation, nextLocation }) => !isOnline && !isJump(currentLocation, nextLocation));
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

/** Within the page, as a link to a question does: it needs nothing from the server. */
const isJump = (from: Location, to: Location) =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== "";
