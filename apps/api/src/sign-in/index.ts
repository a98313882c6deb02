export { accessHandlers } from "./access-handlers.ts";
export { signInCounts } from "./counted-calls.ts";
export { passwordHandlers } from "./password-handlers.ts";
export { signInPrepared } from "./prepare-password.ts";
export { sendResetLinks } from "./send-reset-links.ts";
export { userHandlers } from "./user-handlers.ts";
