import type { ClosingState } from "@shop/kernel";
import { Button, Countdown, useWhen } from "@shop/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useAccountTexts } from "../account/account-hooks.ts";

interface ClosingFlowProps {
  state: ClosingState;
  store: { keepOpen(): void };
  /** Called once when the flow's work is done. */
  onDone: () => void;
  /** Closes the dialog. Undefined on a page, which doesn't close itself. */
  onClose: (() => void) | undefined;
  form: ReactNode;
  /** What has happened, in the form's place. */
  end: ReactNode;
  /** The end's further actions. */
  actions?: ReactNode;
}

/** A flow whose dialog closes itself: its form, then its end and how long the dialog stays open. Source: A11Y-03. */
export function ClosingFlow({ form, onDone, ...end }: ClosingFlowProps) {
  const { stage } = end.state;
  const isDone = stage === "counting" || stage === "kept" || stage === "over";
  useWhen(isDone, onDone);
  const { keepOpen } = end.store;
  return (
    // Not a control: it only listens to events inside, so that activity stops the countdown.
    <div className="shop-form" onKeyDownCapture={keepOpen} onPointerDownCapture={keepOpen}>
      {isDone ? <ClosingEnd {...end} /> : form}
    </div>
  );
}

function ClosingEnd({ state, store, onClose, end, actions }: Omit<ClosingFlowProps, "form" | "onDone">) {
  const { text } = useAccountTexts();
  const isCounting = state.endsAtMs !== null;
  const done = useRef<HTMLDivElement>(null);
  // On a page there is no countdown to take the focus from the removed button.
  useEffect(() => {
    if (!onClose) done.current?.focus();
  }, [onClose]);
  return (
    <div ref={done} className="shop-form" tabIndex={-1}>
      {end}
      {onClose && <ClosingTime state={state} />}
      {(onClose || actions) && (
        <div className="shop-form__acts" data-stacked="">
          {onClose && isCounting && (
            <Button variant="signal" wide onClick={store.keepOpen}>
              {text("closing.keepOpen")}
            </Button>
          )}
          {onClose && (
            <Button variant={isCounting ? "plain" : "signal"} wide onClick={onClose}>
              {text("closing.close")}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

/** The remaining time, or that the dialog won't close. Takes the focus when the form was removed. */
function ClosingTime({ state }: { state: ClosingState }) {
  const { text } = useAccountTexts();
  const time = useRef<HTMLParagraphElement>(null);
  // The pressed button has gone with the form, and later the one beside the countdown: the focus stays in the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stage the focus is placed again.
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
