import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "personalData.whatThisIs":
    "This is everything that {shop} holds about you. It was made because you asked for it while you were logged in to your account. Left out are secrets (your password, the keys of links, PINs, what your browser is known by) and what is no more than a count or a copy.",
  "personalData.howToRead":
    "Times are in UTC. Amounts are hundredths of the currency's unit, for yen too: 4900 is 49.00. Each order contains its lines, with how each price came about.",
  "personalData.yourRights":
    "You can correct your name and address in your account, or delete the account there. Orders that were paid are kept for {years} years after the end of their year, because the law demands it. Anything else: write to {contact}.",
});
