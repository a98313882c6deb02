export { playerMessagesEn as texts } from "@shop/catalog";
