export { chatMessagesDe as texts } from "@shop/engagement";
