export * from "./auth-store.ts";
export * from "./contact-store.ts";
export * from "./forgot-store.ts";
export * from "./live-sales-store.ts";
export * from "./ports.ts";
export { RESEND_WAIT_KEY } from "./resend-waiting.ts";
export * from "./reset-store.ts";
export * from "./sign-in-state.ts";
export * from "./sign-in-store.ts";
