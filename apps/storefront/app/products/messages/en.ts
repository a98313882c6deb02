import { defineMessages } from "@shop/kernel";

/** Texts that a loader sends with the products of several pages. */
export const en = defineMessages({ campaignNote: "{title}: {percent}% off until {date}" });

/** What social proof states. */
export const enProof = defineMessages({
  customers: "customers",
  average: "reviews, {rating} of 5 on average",
  reviews: "reviews",
  downloads: "downloads",
  shopping: "{count} people are shopping now",
  sample: "Sample",
});
