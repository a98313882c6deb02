export { cancelDeletion } from "./cancel-deletion.ts";
export { accountDirectCounts } from "./counted-calls.ts";
export { deletionDirectHandlers } from "./deletion-handlers.ts";
export { profileHandlers } from "./profile-handlers.ts";
