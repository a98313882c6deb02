export { createAuthGateway } from "./auth-gateway.ts";
export { createContactGateway } from "./contact-gateway.ts";
export { createPasswordGateway } from "./password-gateway.ts";
export { createSecurityGateway } from "./security-gateway.ts";
export { createSessionKeeper } from "./session-keeper.ts";
