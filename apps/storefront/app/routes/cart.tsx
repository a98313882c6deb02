import { Skeleton, SkeletonGroup } from "@shop/ui";
import { lazy } from "react";
import { WithServices } from "../composition/later.tsx";
import { useTexts } from "../messages/use-texts.ts";
import { UnlistedHead } from "../pages/unlisted-head.tsx";

const CartPage = lazy(() => import("../pages/cart-page.tsx").then((module) => ({ default: module.CartPage })));

export default function Cart() {
  const text = useTexts();
  return (
    <div className="frame">
      <UnlistedHead title={text("cartTitle")} description={text("cartDescription")} />
      <header className="page-head">
        <h1>{text("cartTitle")}</h1>
      </header>
      <WithServices fallback={<CartLoading />}>
        <CartPage />
      </WithServices>
    </div>
  );
}

function CartLoading() {
  const text = useTexts();
  return (
    <SkeletonGroup label={text("cartLoading")}>
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton />
    </SkeletonGroup>
  );
}
