import { Skeleton, SkeletonGroup } from "@shop/ui";
import { useTexts } from "../messages/use-texts.ts";

/** Until it is known who is here and what they own. */
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

/** The same in the place of what was just bought: as high as that will be, so that the page below stays where it is. */
export function PurchaseLoading() {
  const text = useTexts();
  return (
    <SkeletonGroup label={text("accountLoading")}>
      <Skeleton shape="block" />
      <Skeleton width="third" />
      <div className="licence-list">
        <Skeleton shape="block" className="licence-list__place" />
      </div>
    </SkeletonGroup>
  );
}
