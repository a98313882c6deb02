import { Skeleton, SkeletonGroup } from "@shop/ui";
import { useTexts } from "../../messages/use-texts.ts";
import "../../styles/purchase.css";

/** Shown until the customer and the owned products are loaded. */
export function AccountLoading() {
  const text = useTexts();
  return (
    <SkeletonGroup label={text("accountLoading")}>
      <Skeleton width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** The same in place of the new purchase: as high as its final content, so that the page below doesn't move. */
export function PurchaseLoading({ title }: { readonly title: string }) {
  const text = useTexts();
  return (
    <>
      <header className="purchase-head">
        <h1>{title}</h1>
      </header>
      <SkeletonGroup label={text("accountLoading")}>
        <Skeleton width="third" />
        <div className="licence-list">
          <Skeleton shape="block" className="licence-list__place" />
        </div>
      </SkeletonGroup>
    </>
  );
}
