import { ContestSidebar, SalesSidebar } from "@shop/engagement/react";
import { useEffect, useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { useStore } from "zustand";
import { salesLookAgain } from "../../composition/engagement/sales-look-again.ts";
import { useServices } from "../../composition/services-context.ts";
import { salesRaiseEvents } from "../../composition/tracking/sales-raise-events.ts";
import { useIsCustomer } from "../../composition/use-shopper.ts";

/** The sale that is open, and the contest, each at its turn. Neither is shown on the pages that are about them. */
export function SaleSidebars() {
  const { engagement, clock, events } = useServices();
  const onTracked = useMemo(() => salesRaiseEvents(events), [events]);
  const services = useStore(engagement);
  const isCustomer = useIsCustomer();
  const sales = services?.sales;
  const { pathname } = useLocation();
  const isOnProduct = useMatches().some(({ handle }) => (handle as { isProductDetail?: boolean })?.isProductDetail);
  const isOnSales = /^(\/(de|ja))?\/sales(\/|$)/.test(pathname);
  const isOnContest = /^(\/(de|ja))?\/contest/.test(pathname);
  useEffect(() => sales?.start(), [sales]);
  useEffect(() => (services ? salesLookAgain(services) : undefined), [services, pathname]);
  if (!sales) return null;
  return (
    <>
      <SalesSidebar
        watch={sales}
        isOnProduct={isOnProduct || isOnSales}
        isCustomer={isCustomer}
        onTracked={onTracked}
        clock={clock}
      />
      <ContestSidebar watch={sales} isOnContest={isOnContest} onTracked={onTracked} clock={clock} />
    </>
  );
}
