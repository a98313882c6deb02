import { useAttention } from "@shop/engagement/react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { exitIntentOpensDialog } from "../../composition/engagement/exit-intent-opens-dialog.ts";
import { useServices } from "../../composition/services-context.ts";

/** Watches each page for a shopper who is about to leave it. */
export function ExitIntent() {
  const page = useServices();
  const moves = useStore(page.engagement, (services) => services?.exitMoves);
  const attention = useAttention();
  const { pathname } = useLocation();
  useEffect(
    () => (moves ? exitIntentOpensDialog({ ...page, attention, moves, path: pathname }) : undefined),
    [page, attention, moves, pathname],
  );
  return null;
}
