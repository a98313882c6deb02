export { chatMessagesEn as texts } from "@shop/engagement";
