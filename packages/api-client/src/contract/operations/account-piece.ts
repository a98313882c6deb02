// One piece of the contract for `loadContract`: what an account and its licences need.
export * from "./access.ts";
export * from "./account.ts";
export * from "./password.ts";
export * from "./profile.ts";
export * from "./redeem.ts";
export * from "./user.ts";
