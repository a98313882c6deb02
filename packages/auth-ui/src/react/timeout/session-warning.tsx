"use client";
import { Button, Countdown, OwnAnnouncer, Spoken } from "@shop/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import type { SessionWatchStore } from "../../store/session-watch.ts";
import { useAuthTexts } from "../provider/hooks.ts";

export interface SessionWarningProps {
  store: Pick<SessionWatchStore, "getState" | "getInitialState" | "subscribe" | "stay">;
}

/** Two minutes before the end of the session: the remaining time, and one click to stay. Source: AUTH-17, A11Y-03. */
export function SessionWarning({ store }: SessionWarningProps) {
  const state = useStore(store);
  if (state.phase !== "ending" || state.endsAtMs === null) return null;
  return <Warning store={store} endsAtMs={state.endsAtMs} />;
}

/** The open dialog, on top of all others. Anything outside of it can be neither focused nor read out. */
function openDialog(): Element | null {
  return [...document.querySelectorAll("[role=dialog]")].at(-1) ?? null;
}

function Warning({ store, endsAtMs }: SessionWarningProps & { endsAtMs: number }) {
  const { text } = useAuthTexts();
  const { isRenewing, failure } = useStore(store);
  const [dialog, setDialog] = useState<Element | null>(openDialog);
  useEffect(() => {
    const follow = new MutationObserver(() => setDialog(openDialog()));
    follow.observe(document.body, { childList: true, subtree: true });
    return () => follow.disconnect();
  }, []);
  const notice = (
    <div className="shop-session-warning">
      <OwnAnnouncer>
        <p className="shop-session-warning__text">
          <Spoken urgency="alert">{failure ? text("timeout.stayFailed") : text("timeout.warning")}</Spoken>
        </p>
      </OwnAnnouncer>
      <p className="shop-session-warning__left">
        <span>{text("timeout.left")}</span> <Countdown endsAtMs={endsAtMs} label={text("timeout.left")} />
      </p>
      <Button variant="signal" busy={isRenewing} busyLabel={text("timeout.staying")} onClick={() => void store.stay()}>
        {text("timeout.stay")}
      </Button>
    </div>
  );
  return dialog ? createPortal(notice, dialog) : notice;
}
