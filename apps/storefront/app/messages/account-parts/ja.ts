export { accountMessagesJa as texts } from "@shop/auth-ui";
