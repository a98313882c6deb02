import { Alert, Button, FailureAlert } from "@shop/ui";
import { isAddressProved, REASON_MESSAGE_KEYS } from "../../domain/sign-in-reason.ts";
import type { SignInState, SignInStore } from "../../store/sign-in-state.ts";
import { useAuthTexts } from "../provider/hooks.ts";

interface SignInNoticeProps {
  state: SignInState;
  store: SignInStore;
}

/** The notice above the fields: a failure of the whole form, otherwise why the shopper was asked to sign in. */
export function SignInNotice({ state, store }: SignInNoticeProps) {
  const { text, failure } = useAuthTexts();
  if (state.pending === "link") return <Alert type="info">{text("signIn.link.busy")}</Alert>;
  if (state.failure && !state.failedField) {
    const wantsLink = state.stage === "password" && state.failure.code === "auth.notActivated";
    const action = wantsLink ? (
      <Button size="small" onClick={store.wantActivation}>
        {text("signIn.inactive.submit")}
      </Button>
    ) : undefined;
    return (
      <FailureAlert failure={state.failure} action={action}>
        {failure(state.failure)}
      </FailureAlert>
    );
  }
  const key = state.reason && REASON_MESSAGE_KEYS[state.reason];
  const isNoticed = state.stage === "email" || state.stage === "password" || state.stage === "signUp";
  if (!key || !isNoticed) return null;
  return <Alert type={isAddressProved(state.reason) ? "success" : "info"}>{text(key)}</Alert>;
}
