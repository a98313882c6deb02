import { Alert, Button, Plate } from "@shop/ui";
import { useAuthTexts } from "../provider/hooks.ts";
import type { StageProps } from "./stage-props.ts";

interface ActivationSentStageProps extends StageProps {
  onClose: () => void;
}

/** Stage 4: the account waits for its link. Source: AUTH-07. */
export function ActivationSentStage({ state, first, onClose }: ActivationSentStageProps) {
  const { text } = useAuthTexts();
  return (
    <div className="shop-form">
      <h3 className="shop-title shop-form__heading" tabIndex={-1} ref={first}>
        {text("signIn.sent.title")}
      </h3>
      <Alert type="success">{text("signIn.sent.text")}</Alert>
      <Plate label={text("signIn.sent.to")} value={state.fields.emailAddress} />
      <p className="shop-form__note">{text("signIn.sent.hint")}</p>
      <Button variant="signal" wide onClick={onClose}>
        {text("signIn.sent.close")}
      </Button>
    </div>
  );
}
