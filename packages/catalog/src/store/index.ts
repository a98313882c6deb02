export * from "./catalog-state.ts";
export * from "./catalog-store.ts";
export * from "./ports.ts";
