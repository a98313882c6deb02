export { playerMessagesJa as texts } from "@shop/catalog";
