export { accountMessagesDe as texts } from "@shop/account";
