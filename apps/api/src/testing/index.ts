export * from "./create-test-app.ts";
export * from "./fake-deps.ts";
export * from "./test-database.ts";
export * from "./sign-up.ts";
