export { createAuthGateway } from "./auth-gateway.ts";
export { createContactGateway } from "./contact-gateway.ts";
export { createPasswordGateway } from "./password-gateway.ts";
