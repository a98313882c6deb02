import { ReviewList } from "@shop/account/react";
import { Spoken } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useServices } from "../../composition/services-context.ts";
import { AccountLoading } from "../../shell/account-loading.tsx";
import { LoadBoundary } from "../../shell/load-boundary.tsx";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { AccountPartsFrame } from "../account/account-parts-frame.tsx";

export interface ReviewsPartProps {
  readonly product: string;
  /** In the place of what can't be fetched. */
  readonly failed: string;
}

/** The reviews on a product's page. The pressed button is gone, so the focus moves to them. */
export function ReviewsPart({ product, failed }: ReviewsPartProps) {
  const { environment } = useServices();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div ref={list} className="mt-5 max-w-measure outline-none" tabIndex={-1}>
      <LoadBoundary
        isAsked
        onFailed={(error) => environment.log({ act: "reviews.load", error: String(error) })}
        fallback={
          <p>
            <Spoken urgency="alert">{failed}</Spoken>
          </p>
        }
      >
        <WhenLoaded fallback={<AccountLoading />}>
          <AccountPartsFrame>
            <ReviewList product={product} headingLevel={3} />
          </AccountPartsFrame>
        </WhenLoaded>
      </LoadBoundary>
    </div>
  );
}
