import { Alert, type AlertType, Button } from "@shop/ui";
import type { ReactNode } from "react";
import type { Translate } from "../../messages/use-texts.ts";
import type { OrderTextKey } from "./messages/index.ts";
import type { OrderView } from "./order-view.server.ts";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

interface OrderNoticeProps {
  readonly order: Pick<OrderView, "notice" | "state" | "status" | "payHref">;
  readonly text: Translate<OrderTextKey>;
}

const TYPES: Readonly<Record<OrderView["state"], AlertType>> = {
  pending: "warning",
  paid: "info",
  closed: "info",
  refunded: "info",
  disputed: "error",
};

/** What the state of an order that isn't simply paid means, and the one act that helps. */
export function OrderNotice({ order, text }: OrderNoticeProps) {
  const { notice, state, status } = order;
  if (!notice) return null;
  return (
    <Alert type={TYPES[state]} title={status} action={actionOf(order, text)}>
      <UnbrokenNumbers>{notice}</UnbrokenNumbers>
    </Alert>
  );
}

function actionOf({ state, payHref }: OrderNoticeProps["order"], text: OrderNoticeProps["text"]): ReactNode {
  if (payHref) {
    return (
      <Button variant="signal" href={payHref}>
        {text("payNow")}
      </Button>
    );
  }
  if (state === "closed") return <Button href="/shop">{text("toShop")}</Button>;
  if (state === "disputed") return <Button href="/contact">{text("disputedAsk")}</Button>;
  return null;
}
