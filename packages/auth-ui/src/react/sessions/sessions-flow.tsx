"use client";
import { Alert, Button, FailureAlert, FlowUnready } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { SessionsStore } from "../../store/sessions-store.ts";
import { AuthDialog, type AuthDialogProps } from "../provider/auth-dialog.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { SessionRow } from "./session-row.tsx";

export interface SessionsFlowProps {
  store: SessionsStore;
}

/** Where the account is signed in, and the ends of it, in the dialog or on a page. Source: SAFE-02. */
export function SessionsFlow({ store }: SessionsFlowProps) {
  const state = useStore(store);
  const { text, failure } = useAuthTexts();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.open();
    return store.close;
  }, [store]);
  // The clicked button was removed with its row.
  useEffect(() => {
    if (state.endedCount > 0) list.current?.focus();
  }, [state.endedCount]);
  if (state.stage === "loading" || state.stage === "unready") {
    return (
      <FlowUnready
        error={state.failure && failure(state.failure)}
        loadingLabel={text("sessions.loading")}
        retryLabel={text("sessions.retry")}
        onRetry={() => void store.open()}
      />
    );
  }
  const isAlone = state.sessions.every(({ isCurrent }) => isCurrent);
  return (
    <div ref={list} className="shop-form" tabIndex={-1}>
      {state.failure && <FailureAlert failure={state.failure}>{failure(state.failure)}</FailureAlert>}
      {state.endedCount > 0 && !state.failure && (
        <Alert key={state.endedCount} type="success">
          {text("sessions.ended")}
        </Alert>
      )}
      <p className="shop-form__note">{text(isAlone ? "sessions.alone" : "sessions.lead")}</p>
      <ul className="shop-sessions">
        {state.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={state.ending === session.id}
            onEnd={() => void store.end(session.id)}
          />
        ))}
      </ul>
      {!isAlone && (
        <Button
          variant="signal"
          wide
          busy={state.ending === "others"}
          busyLabel={text("sessions.ending")}
          onClick={() => void store.end("others")}
        >
          {text("sessions.endOthers")}
        </Button>
      )}
    </div>
  );
}

export interface SessionsDialogProps extends AuthDialogProps, SessionsFlowProps {}

/** Logins. Source: SAFE-02, MODAL-03, MODAL-04. */
export function SessionsDialog({ store, ...frame }: SessionsDialogProps) {
  return (
    <AuthDialog {...frame} title="sessions.title">
      <SessionsFlow store={store} />
    </AuthDialog>
  );
}
