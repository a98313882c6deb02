"use client";
import { MAX_COMPANY_LENGTH, MAX_VAT_ID_LENGTH } from "@shop/api-client/contract";
import { Button, Disclosure, SelectField, TextField } from "@shop/ui";
import { type FormEvent, useMemo, useState } from "react";
import { nameCountries } from "../../domain/name-countries.ts";
import type { OrderReview } from "../../domain/order-review.ts";
import { type ReviewPlace as Place, placeOfRefusal } from "../../domain/place-of-refusal.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import { useReviewed, useReviewSettings } from "./review-context.ts";

interface ReviewPlaceProps {
  review: OrderReview;
  /** The amounts for the input were refused after a click: the focus may move there. */
  onRefused: () => void;
}

/** Where the buyer is taxed: the country, and for a business its name and VAT id. Every change requests new amounts. */
export function ReviewPlace({ review, onRefused }: ReviewPlaceProps) {
  const { checkout, language } = useReviewSettings();
  const text = useCartText();
  useReviewed((state) => state.draft.country);
  const country = checkout.countryOf(review);
  const isReviewing = useReviewed(({ flow }) => flow.name === "reviewing");
  const errorAt = useRefusalAt();
  const countries = useMemo(() => nameCountries(review.countries, language), [review.countries, language]);
  const choose = (chosen: string) => {
    checkout.setDraft({ country: chosen });
    void checkout.updateReview();
  };
  return (
    <fieldset className="shop-review__fields" disabled={!isReviewing}>
      <SelectField
        label={text("review.country")}
        hint={text("review.countryHint")}
        error={errorAt("country")}
        value={country ?? ""}
        onValueChange={choose}
        autoComplete="country"
        data-review="country"
      >
        {country === null && <option value="">{text("review.chooseCountry")}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <BusinessFields error={errorAt("vatId")} onRefused={onRefused} />
    </fieldset>
  );
}

/** The refusal, at the field where it can be fixed. */
function useRefusalAt(): (place: Place) => string | undefined {
  const sayFailure = useFailureText();
  const failure = useReviewed(({ flow }) => (flow.name === "reviewing" ? flow.failure : null));
  return (place) => (failure && placeOfRefusal(failure) === place ? sayFailure(failure) : undefined);
}

function BusinessFields({ error, onRefused }: { error: string | undefined; onRefused: () => void }) {
  const { checkout } = useReviewSettings();
  const text = useCartText();
  const { company, vatId } = useReviewed((state) => state.draft);
  const isAsking = useReviewed(({ flow }) => flow.name === "reviewing" && flow.isAsking);
  // Initially open if something was typed before; from then on the shopper opens and closes it.
  const [startsOpen] = useState(company !== "" || vatId !== "");
  const update = async (event: FormEvent) => {
    event.preventDefault();
    await checkout.updateReview();
    onRefused();
  };
  return (
    <Disclosure summary={text("review.business")} open={startsOpen}>
      <form
        className="shop-review__fields"
        onSubmit={(event) => void update(event)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) void checkout.updateReview();
        }}
        noValidate
      >
        <TextField
          label={text("review.company")}
          required={false}
          value={company}
          onValueChange={(value) => checkout.setDraft({ company: value })}
          autoComplete="organization"
          maxLength={MAX_COMPANY_LENGTH}
        />
        <TextField
          label={text("review.vatId")}
          hint={text("review.vatIdHint")}
          error={error}
          required={false}
          value={vatId}
          onValueChange={(value) => checkout.setDraft({ vatId: value })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_VAT_ID_LENGTH}
          figures
          data-review="vatId"
        />
        <Button type="submit" size="small" busy={isAsking} busyLabel={text("review.updating")}>
          {text("review.update")}
        </Button>
      </form>
    </Disclosure>
  );
}
