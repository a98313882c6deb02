export { wheelMessagesJa as texts } from "@shop/engagement";
