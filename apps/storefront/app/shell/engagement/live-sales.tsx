import { useAttention } from "@shop/engagement/react";
import { createSystemRandom } from "@shop/kernel";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createLiveSales } from "../../composition/engagement/create-live-sales.ts";
import { liveSalesForVisitors } from "../../composition/engagement/live-sales-for-visitors.ts";
import { useServices } from "../../composition/services-context.ts";
import { useLocale } from "../../messages/use-texts.ts";
import { useShop } from "../use-shop.ts";

const LiveSalesNotice = lazy(() =>
  import("./live-sales-notice.tsx").then((module) => ({ default: module.LiveSalesNotice })),
);

/** What customers do, for visitors who haven't turned pop-ups off. Its part is fetched when there is something to show. */
export function LiveSales() {
  const page = useServices();
  const attention = useAttention();
  const isFewer = useStore(attention, (state) => state.isFewer);
  const { hasSamples } = useShop();
  const locale = useLocale();
  const liveSales = useMemo(
    () => createLiveSales({ page, attention, locale, hasSamples, random: createSystemRandom() }),
    [page, attention, locale, hasSamples],
  );
  useEffect(
    () => (isFewer ? undefined : liveSalesForVisitors({ liveSales, auth: page.auth })),
    [liveSales, page, isFewer],
  );
  const isShown = useStore(liveSales, (state) => state.shown !== null);
  return (
    isShown && (
      <Suspense>
        <LiveSalesNotice store={liveSales} />
      </Suspense>
    )
  );
}
