"use client";
import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { createSessionsStore } from "../../store/sessions-store.ts";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { FlowUnready } from "../account/flow-unready.tsx";
import { FailureAlert } from "../failure-alert/failure-alert.tsx";
import { SessionRow } from "./session-row.tsx";

/** Where the account is signed in, and the ends of it, in the dialog or on a page. Source: SAFE-02. */
export function SessionsFlow(_props: Pick<AccountFlowProps, "presentation">) {
  const store = useAccountStore(createSessionsStore);
  const state = useStore(store);
  const { text, failure } = useAccountTexts();
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
    return <FlowUnready failure={state.failure} onRetry={() => void store.open()} />;
  }
  const isAlone = state.sessions.every(({ isCurrent }) => isCurrent);
  return (
    <div ref={list} className="shop-sign-in__form shop-account__end" tabIndex={-1}>
      {state.failure && <FailureAlert failure={state.failure}>{failure(state.failure)}</FailureAlert>}
      {state.endedCount > 0 && !state.failure && (
        <Alert key={state.endedCount} type="success">
          {text("sessions.ended")}
        </Alert>
      )}
      <p className="shop-sign-in__note">{text(isAlone ? "sessions.alone" : "sessions.lead")}</p>
      <ul className="shop-account__sessions">
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
