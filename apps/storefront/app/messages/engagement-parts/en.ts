export { engagementMessagesEn as texts } from "@shop/engagement";
