export { accountMessagesEn as texts } from "@shop/auth-ui";
