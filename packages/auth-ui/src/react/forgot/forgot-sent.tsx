import { Alert, Button, Countdown, Plate } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { ForgotState } from "../../store/forgot-store.ts";
import { useAuthTexts } from "../provider/hooks.ts";

interface ForgotSentProps {
  state: ForgotState;
  onBack: () => void;
  onKeepOpen: () => void;
}

/** The mail was sent: the dialog counts down, or stays open if the reader wants. Source: AUTH-14, A11Y-03. */
export function ForgotSent({ state, onBack, onKeepOpen }: ForgotSentProps) {
  const { text } = useAuthTexts();
  const time = useRef<HTMLParagraphElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button has gone with the form, and later the one beside the countdown: the focus stays in the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is set again with each stage.
  useEffect(() => (time.current ?? back.current)?.focus(), [state.stage]);
  return (
    <div className="shop-form">
      <Alert type="success">{text(state.endsAtMs === null ? "forgot.kept" : "forgot.sent")}</Alert>
      <Plate label={text("signIn.sent.to")} value={state.emailAddress} />
      <p className="shop-form__note">{text("forgot.hint")}</p>
      {state.endsAtMs !== null && (
        <p ref={time} className="shop-form__wait" tabIndex={-1}>
          <span>{text("forgot.closes")}</span> <Countdown endsAtMs={state.endsAtMs} label={text("forgot.closes")} />
        </p>
      )}
      <div className="shop-form__acts">
        <Button ref={back} variant="signal" wide onClick={onBack}>
          {text("forgot.back")}
        </Button>
        {state.endsAtMs !== null && <Button onClick={onKeepOpen}>{text("forgot.keepOpen")}</Button>}
      </div>
    </div>
  );
}
