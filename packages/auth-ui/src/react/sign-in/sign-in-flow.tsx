"use client";
import { type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts, useSignInState } from "../provider/hooks.ts";
import { ActivationSentStage } from "./activation-sent-stage.tsx";
import { EmailStage } from "./email-stage.tsx";
import { InactiveStage } from "./inactive-stage.tsx";
import { PasswordStage } from "./password-stage.tsx";
import { SignInNotice } from "./sign-in-notice.tsx";
import { SignUpStage } from "./sign-up-stage.tsx";
import type { StageProps } from "./stage-props.ts";

export interface SignInFlowProps {
  /** "Forgot password?" of stage 2, with the address typed. */
  onForgotPassword: (emailAddress: string) => void;
  /** The end of the way without a login: "Close" of stage 4. */
  onClose: () => void;
  /** Receives the element to focus, for a frame that sets the focus itself. */
  focusRef?: RefObject<HTMLElement | null>;
}

/** The five stages without a frame: inside the dialog, or in a page. The focus follows the stages and the failures. Source: AUTH-01 to 09. */
export function SignInFlow({ onForgotPassword, onClose, focusRef }: SignInFlowProps) {
  const { signIn: store } = useAuthSettings();
  const state = useSignInState();
  const { text } = useAuthTexts();
  const flow = useRef<HTMLDivElement>(null);
  const ownFirst = useRef<HTMLElement | null>(null);
  const firstRef = focusRef ?? ownFirst;
  const first = useCallback(
    (element: HTMLElement | null) => {
      firstRef.current = element;
    },
    [firstRef],
  );
  const shownStage = useRef(state.stage);
  useEffect(() => {
    if (shownStage.current !== state.stage) firstRef.current?.focus();
    shownStage.current = state.stage;
  }, [state.stage, firstRef]);
  useEffect(() => {
    if (!state.failure || !state.failedField) return;
    flow.current?.querySelector<HTMLElement>(`[name="${state.failedField}"]`)?.focus();
  }, [state.failure, state.failedField]);
  const stage: StageProps = { state, store, first };
  const sentTextId = useId();
  // Without a field the heading gets the focus, and is read with the text below it.
  const hasFields = state.stage !== "activationSent" && state.stage !== "inactive";
  return (
    <div ref={flow} className="shop-form" data-stage={state.stage}>
      <h3
        ref={hasFields ? undefined : first}
        className="shop-title shop-form__heading"
        tabIndex={-1}
        aria-describedby={state.stage === "activationSent" ? sentTextId : undefined}
      >
        {text(`signIn.${state.stage}.title`)}
      </h3>
      <SignInNotice state={state} store={store} />
      {state.stage === "email" && <EmailStage {...stage} />}
      {state.stage === "password" && (
        <PasswordStage {...stage} onForgotPassword={onForgotPassword} offersAccount={store.policy === "uniform"} />
      )}
      {state.stage === "signUp" && <SignUpStage {...stage} />}
      {state.stage === "activationSent" && <ActivationSentStage state={state} textId={sentTextId} onClose={onClose} />}
      {state.stage === "inactive" && <InactiveStage state={state} store={store} />}
    </div>
  );
}
