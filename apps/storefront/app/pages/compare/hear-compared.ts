/** Fetched with the player. */
export { hearCompared } from "@shop/catalog/store";
