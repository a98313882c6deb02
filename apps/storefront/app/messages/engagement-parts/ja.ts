export { engagementMessagesJa as texts } from "@shop/engagement";
