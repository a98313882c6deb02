export * from "./build-auth-world.ts";
export * from "./builders.ts";
export * from "./fake-auth-gateway.ts";
export * from "./fake-password-gateway.ts";
export * from "./fake-security-gateway.ts";
export * from "./start-sign-in.ts";
