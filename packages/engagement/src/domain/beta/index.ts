export * from "./beta-state.ts";
export * from "./check-beta-sign-up.ts";
export * from "./check-beta-signature.ts";
export * from "./limits.ts";
