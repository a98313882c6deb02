export { LiveSalesToast as LiveSalesNotice } from "@shop/engagement/react";
