import { Button, Plate } from "@shop/ui";
import { useId } from "react";
import { useAuthTexts } from "../provider/hooks.ts";
import type { StageProps } from "./stage-props.ts";

interface ActivationSentStageProps extends StageProps {
  onClose: () => void;
}

/** Stage 4: the account waits for its link. The heading has the focus and is read with the text below it. Source: AUTH-07. */
export function ActivationSentStage({ state, first, onClose }: ActivationSentStageProps) {
  const { text } = useAuthTexts();
  const textId = useId();
  return (
    <div className="shop-form">
      <h3 className="shop-title shop-form__heading" tabIndex={-1} ref={first} aria-describedby={textId}>
        {text("signIn.sent.title")}
      </h3>
      <p id={textId} className="shop-form__note">
        {text("signIn.sent.text")}
      </p>
      <Plate label={text("signIn.sent.to")} value={state.fields.emailAddress} />
      <p className="shop-form__note">{text("signIn.sent.hint")}</p>
      <Button variant="signal" wide onClick={onClose}>
        {text("signIn.sent.close")}
      </Button>
    </div>
  );
}
