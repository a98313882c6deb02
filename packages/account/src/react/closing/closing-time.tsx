import type { ClosingState } from "@shop/kernel";
import { Countdown } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useAccountTexts } from "../account/account-hooks.ts";

/**
 * How long the dialog stays open: the remaining time, or that it won't close. Takes the focus when the form was removed. Source: A11Y-03.
 */
export function ClosingTime({ state }: { state: ClosingState }) {
  const { text } = useAccountTexts();
  const time = useRef<HTMLParagraphElement>(null);
  // The pressed button has gone with the form, and later the one beside the countdown: the focus stays in the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stage the focus is looked after anew.
  useEffect(() => time.current?.focus(), [state.stage]);
  return (
    <p ref={time} className="shop-form__wait" tabIndex={-1}>
      {state.endsAtMs === null ? (
        text("closing.kept")
      ) : (
        <>
          <span>{text("closing.in")}</span> <Countdown endsAtMs={state.endsAtMs} label={text("closing.in")} />
        </>
      )}
    </p>
  );
}
