export * from "./build-content.ts";
export * from "./create-test-app.ts";
export * from "./fake-deps.ts";
export * from "./insert-rows.ts";
export * from "./paying-customer.ts";
export * from "./sign-up.ts";
export * from "./test-database.ts";
export * from "./with-test-payments.ts";
