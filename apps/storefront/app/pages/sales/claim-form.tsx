import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { usePromotion } from "../../composition/tracking/use-promotion.ts";
import { localPath, useLocale, useTexts } from "../../messages/use-texts.ts";
import { JumpLink } from "../../shell/jump-link.tsx";
import { isLostForm, type LostForm } from "../../shell/lost-form.ts";
import { Said } from "../account/said.tsx";
import type { CouponAnswer } from "../coupon/coupon.server.ts";

type ClaimSaid = Pick<CouponAnswer, "isDone" | "text" | "next" | "isWaiting">;

interface ClaimFormProps {
  readonly page: string;
  /** The offer's name. */
  readonly title: string;
  readonly invitation: string;
  readonly label: string;
}

/** The products that the offer is for, on the same page. */
export const OFFER_PRODUCTS_ID = "offer-products";

/** One press puts the page's coupon on the cart. Without scripts the form leads to the coupon page, which says the same. */
export function ClaimForm({ page, title, invitation, label }: ClaimFormProps) {
  const { cart } = useServices();
  const press = usePromotion(title, "page");
  const fetcher = useFetcher<CouponAnswer | LostForm>();
  const text = useTexts();
  const said: ClaimSaid | undefined = isLostForm(fetcher.data)
    ? { isDone: false, text: text("loadFailed"), next: null }
    : fetcher.data;
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said?.isDone) return;
    void cart.refresh();
    // The button that was pressed is gone.
    done.current?.querySelector("a")?.focus();
  }, [said, cart]);
  return (
    <fetcher.Form
      method="post"
      action={localPath("/coupon", useLocale())}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={press}
    >
      <input type="hidden" name="offer" value={page} />
      <input type="hidden" name="invitation" value={invitation} />
      {said?.isDone ? (
        <div ref={done}>
          {said.isWaiting && said.next ? (
            <Alert
              type="success"
              action={
                <JumpLink to={OFFER_PRODUCTS_ID} className="shop-link inline-flex min-h-unit items-center">
                  {said.next.label}
                </JumpLink>
              }
            >
              {said.text}
            </Alert>
          ) : (
            <Said said={said} />
          )}
        </div>
      ) : (
        <>
          <Button type="submit" variant="signal" busy={fetcher.state !== "idle"} wide>
            {label}
          </Button>
          {said && <Said said={said} />}
        </>
      )}
    </fetcher.Form>
  );
}
