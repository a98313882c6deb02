import { Button } from "@shop/ui";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { usePromotion } from "../../composition/tracking/use-promotion.ts";
import { localPath, useLocale, useTexts } from "../../messages/use-texts.ts";
import { isLostForm, type LostForm } from "../../shell/lost-form.ts";
import { Said } from "../account/said.tsx";
import type { CouponAnswer } from "../coupon/coupon.server.ts";

interface ClaimFormProps {
  readonly page: string;
  /** The offer's name. */
  readonly title: string;
  readonly invitation: string;
  readonly label: string;
}

/** One press puts the page's coupon on the cart. Without scripts the form leads to the coupon page, which says the same. */
export function ClaimForm({ page, title, invitation, label }: ClaimFormProps) {
  const { cart } = useServices();
  const press = usePromotion(title, "page");
  const fetcher = useFetcher<CouponAnswer | LostForm>();
  const text = useTexts();
  const said = isLostForm(fetcher.data) ? { isDone: false, text: text("loadFailed"), next: null } : fetcher.data;
  useEffect(() => {
    if (said?.isDone) void cart.refresh();
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
      <Button type="submit" variant="signal" busy={fetcher.state !== "idle"} wide>
        {label}
      </Button>
      {said && <Said said={said} />}
    </fetcher.Form>
  );
}
