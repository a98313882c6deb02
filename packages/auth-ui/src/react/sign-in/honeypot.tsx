import { useAuthTexts } from "../provider/hooks.ts";
import type { StageProps } from "./stage-props.ts";

/** A box for machines that fill in everything: not seen, not read out, not reached by keyboard, not filled by a password manager. Source: AUTH-10. */
export function Honeypot({ state, store }: StageProps) {
  const { text } = useAuthTexts();
  return (
    <div className="shop-visually-hidden" aria-hidden="true">
      <label>
        <input
          type="checkbox"
          name="confirm_contact"
          tabIndex={-1}
          autoComplete="off"
          checked={state.fields.isHoneypotTicked}
          onChange={(event) => store.setField("isHoneypotTicked", event.target.checked)}
        />
        {text("signIn.honeypot")}
      </label>
    </div>
  );
}
