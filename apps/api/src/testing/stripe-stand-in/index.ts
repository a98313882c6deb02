export { createStripeStandIn, type StripeStandIn } from "./create-stripe-stand-in.ts";
export { FAULTS, type StripeFault } from "./stripe-fault.ts";
