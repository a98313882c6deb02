export * from "./catalog-gateway.ts";
export * from "./player/fetched-sound-files.ts";
export * from "./player/web-audio-output.ts";
