export { wheelMessagesEn as texts } from "@shop/engagement";
