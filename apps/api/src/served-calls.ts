import { accountDirectCounts, deletionDirectHandlers, profileHandlers } from "./account/index.ts";
import { cartCounts, cartHandlers, createAddToCart } from "./cart/index.ts";
import { createProductHandlers } from "./catalogue/index.ts";
import { chatDirectCounts, chatDirectHandlers, chatHandlers } from "./chat/index.ts";
import { checkoutHandlers } from "./checkout/index.ts";
import { contactDirectCounts, contactDirectHandlers } from "./contact/index.ts";
import { contestCounts, contestHandlers } from "./contests/index.ts";
import { emailChangeCounts, emailChangeDirectHandlers, emailChangeHandlers } from "./email-change/index.ts";
import { exitOfferHandlers } from "./exit-offer/index.ts";
import type { ServedCalls } from "./http/served-calls.ts";
import { libraryHandlers } from "./library/index.ts";
import { licenceCounts, licenceDirectCounts, licenceDirectHandlers, licenceHandlers } from "./licences/index.ts";
import { createLiveStatsHandlers } from "./live-stats/index.ts";
import { newsletterCounts, newsletterHandlers, newsletterPrepared } from "./newsletter/index.ts";
import { orderHandlers } from "./orders/index.ts";
import type { Deps } from "./ports/deps.ts";
import { answerOfFailure } from "./ports/failures.ts";
import { ratingCounts, ratingHandlers } from "./ratings/index.ts";
import { salePageHandlers } from "./sale-pages/index.ts";
import { accessHandlers, passwordHandlers, signInCounts, signInPrepared, userHandlers } from "./sign-in/index.ts";
import { type FoundSession, findSession, hasRoomToHash } from "./users/index.ts";
import { wheelCounts, wheelHandlers } from "./wheel/index.ts";

/** Every served call with its handler, for one app, by subject; a missing one doesn't compile. */
export function createServedCalls(): ServedCalls<Deps, FoundSession> {
  return {
    findSession,
    handlers: {
      ...accessHandlers,
      ...userHandlers,
      ...passwordHandlers,
      ...createProductHandlers(),
      ...createLiveStatsHandlers(),
      ...cartHandlers,
      ...checkoutHandlers,
      ...orderHandlers,
      ...profileHandlers,
      ...newsletterHandlers,
      ...emailChangeHandlers,
      ...libraryHandlers,
      ...exitOfferHandlers,
      ...ratingHandlers,
      ...licenceHandlers,
      ...wheelHandlers,
      ...salePageHandlers,
      ...contestHandlers,
      ...chatHandlers,
    },
    directHandlers: {
      ...contactDirectHandlers,
      ...emailChangeDirectHandlers,
      ...deletionDirectHandlers,
      ...licenceDirectHandlers,
      ...chatDirectHandlers,
    },
    counts: {
      ...signInCounts,
      ...cartCounts,
      ...newsletterCounts,
      ...emailChangeCounts,
      ...ratingCounts,
      ...licenceCounts,
      ...wheelCounts,
      ...contestCounts,
    },
    directCounts: { ...contactDirectCounts, ...accountDirectCounts, ...licenceDirectCounts, ...chatDirectCounts },
    prepared: { ...signInPrepared, ...newsletterPrepared },
    actsAtOnce: { addToCart: createAddToCart() },
    hasRoom: hasRoomToHash,
    answerOfFailure,
  };
}
