export { invitationTo } from "./invitation.ts";
export { salePageHandlers } from "./sale-page-handlers.ts";
