export { applyEmailChanges } from "./apply-email-changes.ts";
export { emailChangeCounts } from "./counted-calls.ts";
export { emailChangeDirectHandlers, emailChangeHandlers } from "./email-change-handlers.ts";
export { deleteOldEmailChanges, findWaitingEmailChange } from "./email-changes.ts";
export { endEmailChangeForNewPassword } from "./revoke-email-change.ts";
