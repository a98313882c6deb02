import { Alert, Button } from "@shop/ui";
import { useAuthTexts } from "../provider/hooks.ts";
import { AccountLine } from "./account-line.tsx";
import type { StageProps } from "./stage-props.ts";

interface ActivationSentStageProps extends StageProps {
  onClose: () => void;
}

/** Stage 4: the account waits for its link. Source: AUTH-07. */
export function ActivationSentStage({ state, first, onClose }: ActivationSentStageProps) {
  const { text } = useAuthTexts();
  return (
    <div className="shop-sign-in__form">
      <h3 className="shop-title shop-sign-in__heading" tabIndex={-1} ref={first}>
        {text("signIn.sent.title")}
      </h3>
      <Alert type="success">{text("signIn.sent.text")}</Alert>
      <AccountLine label={text("signIn.sent.to")} emailAddress={state.fields.emailAddress} />
      <p className="shop-sign-in__note">{text("signIn.sent.hint")}</p>
      <Button variant="signal" wide onClick={onClose}>
        {text("signIn.sent.close")}
      </Button>
    </div>
  );
}
