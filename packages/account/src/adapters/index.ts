export { createAccountGateway } from "./account-gateway.ts";
