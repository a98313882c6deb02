export { wheelMessagesDe as texts } from "@shop/engagement";
