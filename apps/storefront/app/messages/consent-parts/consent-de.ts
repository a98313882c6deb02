export { consentMessagesDe as texts } from "@shop/consent";
