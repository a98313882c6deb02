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
