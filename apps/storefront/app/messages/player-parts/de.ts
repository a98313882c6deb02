export { playerMessagesDe as texts } from "@shop/catalog";
