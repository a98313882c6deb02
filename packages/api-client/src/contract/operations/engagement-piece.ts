// One piece of the contract for `loadContract`: what pops up, reviews and the chat.
export * from "./chat.ts";
export * from "./contests.ts";
export * from "./promotions.ts";
export * from "./reviews.ts";
export * from "./sale-pages.ts";
export * from "./wheel.ts";
