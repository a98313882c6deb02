export { accountMessagesJa as texts } from "@shop/account";
