import { Button } from "@shop/ui";
import type { RedeemState, RedeemStore } from "../../store/redeem-store.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";
import { CodeField } from "./code-field.tsx";

interface RedeemFormProps {
  state: RedeemState;
  store: RedeemStore;
}

/** An example of a code's format; not a real code. */
/** Kept on one line: a code that breaks at a hyphen reads as two. */
const EXAMPLE = "K7R2M-4XQ9T-W8N3P-B5J6H-C2D4F".replaceAll("-", "\u2060-\u2060");
/** Failures about the code itself, which are shown at its field. */
const CODE_FAILURES: readonly string[] = [
  "redeem.badFormat",
  "redeem.codeUnknown",
  "redeem.codeExpired",
  "redeem.codeUsed",
];

/** Explains the format of a code, and accepts one. Source: ACCT-05. */
export function RedeemForm({ state, store }: RedeemFormProps) {
  const { text, failure } = useAccountTexts();
  const isCodeFailed = state.failure !== null && CODE_FAILURES.includes(state.failure.code);
  return (
    <AccountForm
      failure={state.failure}
      failedField={isCodeFailed ? "code" : null}
      takesFocus={false}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("redeem.lead", { example: EXAMPLE })}</p>
      <CodeField
        label={text("redeem.code")}
        value={state.code}
        onType={store.setCode}
        error={state.failure && isCodeFailed ? failure(state.failure) : undefined}
      />
      <Button type="submit" variant="signal" wide busy={state.stage === "sending"} busyLabel={text("redeem.busy")}>
        {text("redeem.submit")}
      </Button>
    </AccountForm>
  );
}
