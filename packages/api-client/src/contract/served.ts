// What a client of the shop's own back end needs at run time. `index.ts` adds what a server and the reference need.
export * from "./access-life.ts";
export * from "./canonical-json.ts";
export * from "./define-operation.ts";
export * from "./entities/account.ts";
export * from "./entities/cart.ts";
export * from "./entities/licence.ts";
export * from "./entities/newsletter.ts";
export * from "./entities/order.ts";
export * from "./entities/product.ts";
export * from "./entities/review.ts";
export * from "./entities/user.ts";
export * from "./envelope.ts";
export * from "./failures.ts";
export * from "./limits.ts";
export * from "./operation-ids.ts";
export type { DirectCall } from "./operations/direct.ts";
export * from "./operations/index.ts";
export * from "./text.ts";
