export { exitOfferHandlers } from "./exit-offer-handlers.ts";
