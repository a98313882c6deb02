export { contactDirectHandlers } from "./contact-handlers.ts";
export { deleteOldContactMessages } from "./contact-messages.ts";
export { contactDirectCounts } from "./counted-calls.ts";
