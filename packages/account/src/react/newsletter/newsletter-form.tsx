import { Alert, Button, Checkbox } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { NewsletterState, NewsletterStore } from "../../store/newsletter-store.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";

interface NewsletterFormProps {
  state: NewsletterState;
  store: NewsletterStore;
  takesFocus: boolean;
}

const OUTCOME_KEYS = {
  updated: "newsletter.done",
  unsubscribed: "newsletter.doneNone",
  pending: "newsletter.pending",
} as const;

/** A switch for each category, all, none, and the button that saves them. */
export function NewsletterForm({ state, store, takesFocus }: NewsletterFormProps) {
  const { text } = useAccountTexts();
  const { options, outcome } = state;
  const done = useRef<HTMLDivElement>(null);
  // It appears below the last category, on a phone out of sight.
  useEffect(() => {
    if (outcome) done.current?.scrollIntoView?.({ block: "nearest" });
  }, [outcome]);
  const count = options.filter(({ isEnabled }) => isEnabled).length;
  return (
    <AccountForm
      failure={state.failure}
      failedField={null}
      takesFocus={takesFocus}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("newsletter.lead")}</p>
      <fieldset className="shop-account__group">
        <legend className="shop-visually-hidden">{text("newsletter.categories")}</legend>
        <div className="shop-account__head shop-label" aria-hidden="true">
          <span>{text("newsletter.categories")}</span>
          <span>{text("newsletter.count", { count, total: options.length })}</span>
        </div>
        {options.map(({ value, title, description, isEnabled }) => (
          <Checkbox
            key={value}
            role="switch"
            className="shop-account__switch"
            name={`category-${value}`}
            label={title}
            hint={description}
            checked={isEnabled}
            onCheckedChange={(isChecked) => store.setCategory(value, isChecked)}
          />
        ))}
      </fieldset>
      <div className="shop-account__all">
        <Button size="small" onClick={() => store.setAll(true)}>
          {text("newsletter.all")}
        </Button>
        <Button size="small" onClick={() => store.setAll(false)}>
          {text("newsletter.none")}
        </Button>
      </div>
      {outcome && (
        <div ref={done}>
          <Alert type={outcome === "pending" ? "info" : "success"}>{text(OUTCOME_KEYS[outcome])}</Alert>
        </div>
      )}
      <Button type="submit" variant="signal" wide busy={state.stage === "saving"} busyLabel={text("account.saving")}>
        {text("newsletter.submit")}
      </Button>
    </AccountForm>
  );
}
