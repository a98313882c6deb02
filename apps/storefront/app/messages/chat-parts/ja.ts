export { chatMessagesJa as texts } from "@shop/engagement";
