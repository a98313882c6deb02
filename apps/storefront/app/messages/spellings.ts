export { SPELLINGS } from "@shop/kernel";
