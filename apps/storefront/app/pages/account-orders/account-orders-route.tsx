import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { OrderPage } from "./order-page.tsx";
import { loadOrder, loadOrders, type OrderData, type OrdersData } from "./orders.server.ts";
import { OrdersPage } from "./orders-page.tsx";
import "../../styles/orders.css";
import "../../styles/closed-orders.css";

/** The list, or with a number in the address one order. */
export function loader(args: LoaderFunctionArgs) {
  return args.params.number === undefined ? loadOrders(args) : loadOrder(args);
}

export default function AccountOrders() {
  const page = useLoaderData<OrdersData | OrderData>();
  const { texts } = page;
  const title = "order" in page && page.order ? page.order.title : texts.ordersTitle;
  return (
    <>
      <UnlistedHead title={title} />
      {"order" in page ? <OrderPage {...page} /> : <OrdersPage {...page} />}
    </>
  );
}
