export * from "./builders.ts";
export * from "./fake-catalog-gateway.ts";
export * from "./player/build-player.ts";
export * from "./player/fake-sound-output.ts";
