export * from "./catalog-state.ts";
export * from "./catalog-store.ts";
export * from "./player/hear-compared.ts";
export * from "./player/player-state.ts";
export * from "./player/player-store.ts";
export * from "./player/single-keys.ts";
export * from "./player-ports.ts";
export * from "./ports.ts";
