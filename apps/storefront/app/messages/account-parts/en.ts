export { accountMessagesEn as texts } from "@shop/account";
