import { Button, Plate } from "@shop/ui";
import { useAuthTexts } from "../provider/hooks.ts";
import type { StageProps } from "./stage-props.ts";

interface ActivationSentStageProps extends Pick<StageProps, "state"> {
  /** What describes the heading. */
  textId: string;
  onClose: () => void;
}

/** Stage 4: the account waits for its link. Source: AUTH-07. */
export function ActivationSentStage({ state, textId, onClose }: ActivationSentStageProps) {
  const { text } = useAuthTexts();
  return (
    <div className="shop-form">
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
