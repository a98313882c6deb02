import { Alert, Button, Countdown, Plate } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useAuthTexts } from "../provider/hooks.ts";
import type { StageProps } from "./stage-props.ts";

/** Stage 5: the account exists but isn't activated; its mail can be sent again once a minute. Source: AUTH-08. */
export function InactiveStage({ state, store }: Pick<StageProps, "state" | "store">) {
  const { text } = useAuthTexts();
  const { resendWaitEndsAtMs, wasResent } = state;
  const isWaiting = resendWaitEndsAtMs !== null;
  const wait = useRef<HTMLParagraphElement>(null);
  // The click that starts the wait disables its own button, which would drop the focus.
  useEffect(() => {
    if (wasResent) wait.current?.focus();
  }, [wasResent]);
  return (
    <div className="shop-form">
      <p className="shop-form__note">{text("signIn.inactive.text")}</p>
      <Plate label={text("signIn.account")} value={state.fields.emailAddress} />
      {wasResent && (
        <Alert type="success">{text("signIn.inactive.resent", { email: state.fields.emailAddress })}</Alert>
      )}
      {isWaiting && (
        <p ref={wait} className="shop-form__wait" tabIndex={-1}>
          <span>{text("signIn.inactive.wait")}</span>{" "}
          <Countdown endsAtMs={resendWaitEndsAtMs} label={text("signIn.inactive.wait")} />
        </p>
      )}
      <div className="shop-form__acts">
        <Button
          variant="signal"
          wide
          busy={state.pending === "resend"}
          busyLabel={text("signIn.inactive.busy")}
          disabled={isWaiting}
          onClick={store.resend}
        >
          {text("signIn.inactive.submit")}
        </Button>
        <Button onClick={store.goBack}>{text("signIn.goBack")}</Button>
      </div>
    </div>
  );
}
