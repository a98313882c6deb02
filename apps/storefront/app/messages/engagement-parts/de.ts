export { engagementMessagesDe as texts } from "@shop/engagement";
