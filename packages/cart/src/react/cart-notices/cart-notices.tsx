"use client";
import type { ReactNode } from "react";
import { DoubledParts } from "../doubled-parts/doubled-parts.tsx";
import { MultiBuyNotice } from "../multi-buy-notice/multi-buy-notice.tsx";
import { ReservationTimer } from "../reservation-timer/reservation-timer.tsx";

export interface CartNoticesProps {
  /** Names of products that the shopper owns already: no offer names them. */
  ownedNames?: ReadonlySet<string> | undefined;
  /** An offer that depends on the cart's contents. */
  notice?: ReactNode;
}

/** What is said about the cart as a whole: how long it is reserved, parts that it has twice, and offers. */
export function CartNotices({ ownedNames, notice }: CartNoticesProps) {
  return (
    <>
      <ReservationTimer />
      <DoubledParts ownedNames={ownedNames} />
      <MultiBuyNotice ownedNames={ownedNames} />
      {notice}
    </>
  );
}
