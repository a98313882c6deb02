import { defineMessages } from "@shop/kernel";

/** Texts that a loader sends with the products of several pages. */
export const en = defineMessages({ campaignNote: "{title}: {percent} % off until {date} UTC" });
