export { consentMessagesEn as texts } from "@shop/consent";
