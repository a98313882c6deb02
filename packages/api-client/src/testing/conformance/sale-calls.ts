import type { OperationName } from "../../contract/index.ts";
import { empty, NOBODY, UNKNOWN_LINK, type ValidCall, validCall } from "./valid-call.ts";

/** Valid calls of the sale pages' and the contests' operations, also part of VALID_CALLS. */
export const SALE_CALLS = {
  listSalesWindows: [empty],
  getDripOffer: [
    validCall("a page without an offer", () => ({ page: "no-such-page" })),
    validCall("a page by a link", () => ({ page: "exclusive-offer", invitation: "1.2" })),
  ],
  claimDripOffer: [
    validCall("a page without an offer", () => ({ page: "no-such-page" }), { as: "newVisitor", mayRefuse: true }),
  ],
  listContests: [empty],
  enterContest: [
    validCall("an unknown contest", () => ({ contest: "no-such-contest", email: NOBODY, accepts_rules: true }), {
      mayRefuse: true,
    }),
  ],
  confirmContestEntry: [validCall("an unknown link", () => UNKNOWN_LINK, { mayRefuse: true })],
} satisfies Partial<Record<OperationName, readonly ValidCall[]>>;
