export { consentMessagesJa as texts } from "@shop/consent";
