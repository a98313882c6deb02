"use client";
import { Alert, Button, Checkbox, Spoken, TextLink } from "@shop/ui";
import type { AgreementBox } from "../../domain/agreement.ts";
import type { OrderReview } from "../../domain/order-review.ts";
import { placeOfRefusal } from "../../domain/place-of-refusal.ts";
import { findWaiverText } from "../../messages/waiver-texts.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import { useReviewed, useReviewSettings } from "./review-context.ts";
import { ReviewRecap } from "./review-recap.tsx";
import { useIsSlow } from "./use-is-slow.ts";

/** The two boxes, initially unticked, the terms of the order, goods and total in short, and the button that places it. Source: LAW-01, LAW-02. */
export function ReviewAgreement({ review, onRefused }: { review: OrderReview; onRefused: () => void }) {
  const text = useCartText();
  const isReviewing = useReviewed(({ flow }) => flow.name === "reviewing");
  return (
    <div className="shop-review__agreement">
      <fieldset className="shop-review__boxes" disabled={!isReviewing}>
        <legend className="shop-label">{text("review.agreement")}</legend>
        <Box box="startsNow" />
        <Box box="knowsWithdrawalEnds" />
      </fieldset>
      <Conditions />
      <ReviewRecap review={review} />
      <Refusal />
      <OrderButton onRefused={onRefused} />
    </div>
  );
}

function Box({ box }: { box: AgreementBox }) {
  const { checkout } = useReviewSettings();
  const text = useCartText();
  const version = text("review.textVersion");
  const waiver = findWaiverText(version);
  if (!waiver) {
    throw new Error(`No waiver text was published as "${version}": set review.textVersion to a key of WAIVER_TEXTS.`);
  }
  const isTicked = useReviewed(({ draft }) => draft[box]);
  const isAsked = useReviewed(
    ({ flow }) => flow.name === "reviewing" && flow.failure !== null && placeOfRefusal(flow.failure) === "boxes",
  );
  return (
    <Checkbox
      label={waiver[box]}
      checked={isTicked}
      onCheckedChange={(isChecked) => checkout.setDraft({ [box]: isChecked })}
      error={isAsked && !isTicked ? text("review.boxNeeded") : undefined}
      data-review={box}
    />
  );
}

/** The pages open in another tab: reading them loses no input. */
function Conditions() {
  const { links } = useReviewSettings();
  const text = useCartText();
  const beside = { target: "_blank", rel: "noopener" };
  return (
    <p className="shop-review__conditions">
      {text("review.holds")}{" "}
      <TextLink {...beside} href={links.terms}>
        {text("review.terms")}
      </TextLink>
      {", "}
      <TextLink {...beside} href={links.withdrawal}>
        {text("review.withdrawal")}
      </TextLink>
    </p>
  );
}

/** Why the order wasn't placed, unless a field shows it. */
function Refusal() {
  const text = useCartText();
  const sayFailure = useFailureText();
  const failure = useReviewed(({ flow }) => (flow.name === "reviewing" ? flow.failure : null));
  if (!failure || placeOfRefusal(failure) !== "whole") return null;
  return (
    <Alert type="error" title={text("review.refusedTitle")} tabIndex={-1} data-review="whole">
      {sayFailure(failure)} {text("review.nothingCharged")}
    </Alert>
  );
}

function OrderButton({ onRefused }: { onRefused: () => void }) {
  const { checkout } = useReviewSettings();
  const text = useCartText();
  const flow = useReviewed((state) => state.flow);
  const isAsking = flow.name === "reviewing" && flow.isAsking;
  const isOrdering = flow.name === "ordering" || flow.name === "waitingForProvider";
  const isSlow = useIsSlow(isOrdering);
  const order = async () => {
    await checkout.order(text("review.textVersion"));
    onRefused();
  };
  return (
    <>
      <Button
        variant="signal"
        wide
        busy={isAsking || isOrdering}
        busyLabel={text(isOrdering ? "review.ordering" : "review.updating")}
        onClick={() => void order()}
      >
        {text("review.order")}
      </Button>
      {isSlow && (
        <CartNote>
          <Spoken>{text("review.slow")}</Spoken>
        </CartNote>
      )}
    </>
  );
}
