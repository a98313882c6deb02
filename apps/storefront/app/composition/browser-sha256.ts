export { browserSha256 } from "@shop/engagement/adapters";
