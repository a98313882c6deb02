import "@shop/engagement/live-sales-styles.css";

export { LiveSalesToast as LiveSalesNotice } from "@shop/engagement/react";
