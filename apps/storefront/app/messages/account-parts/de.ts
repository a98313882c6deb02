export { accountMessagesDe as texts } from "@shop/auth-ui";
