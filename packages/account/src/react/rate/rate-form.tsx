import { Button, FailureAlert, Form, TextArea } from "@shop/ui";
import { useEffect, useRef } from "react";
import { MAX_COMMENT_LENGTH } from "../../domain/limits.ts";
import type { RateState, RateStore } from "../../store/rate-store.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import { StarField } from "./star-field.tsx";

interface RateFormProps {
  state: RateState;
  store: RateStore;
}

/** Stars and a comment, as they were where the product was rated before. Source: ACCT-10. */
export function RateForm({ state, store }: RateFormProps) {
  const { text, failure } = useAccountTexts();
  const { product, isChange, failedField } = state;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.failure && failedField) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [state.failure, failedField]);
  const errorOf = (name: RateState["failedField"]) =>
    state.failure && failedField === name ? failure(state.failure) : undefined;
  return (
    <div ref={form}>
      <Form onSubmit={() => void store.submit()}>
        {state.failure && !failedField && <FailureAlert failure={state.failure}>{failure(state.failure)}</FailureAlert>}
        <p className="shop-form__note">{text(isChange ? "rate.change" : "rate.lead", { product })}</p>
        <StarField value={state.stars} onValueChange={store.setStars} error={errorOf("stars")} />
        <TextArea
          name="comment"
          label={text("rate.comment")}
          hint={text("rate.commentHint")}
          required={state.isCommentRequired}
          value={state.comment}
          onValueChange={store.setComment}
          error={errorOf("comment")}
          maxLength={MAX_COMMENT_LENGTH}
        />
        <Button type="submit" variant="signal" wide busy={state.stage === "sending"} busyLabel={text("rate.busy")}>
          {text(isChange ? "rate.submitChange" : "rate.submit")}
        </Button>
      </Form>
    </div>
  );
}
