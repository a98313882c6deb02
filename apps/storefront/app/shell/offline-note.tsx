import { Spoken, useIsOnline } from "@shop/ui";
import { useTexts } from "../messages/use-texts.ts";

/** While the browser is offline: what still works, and what waits. Covers nothing that is docked. */
export function OfflineNote() {
  const text = useTexts();
  const isOnline = useIsOnline();
  return (
    !isOnline && (
      <p className="offline-note">
        <Spoken>{text("offlineNote")}</Spoken>
      </p>
    )
  );
}
