import { expect, test } from "vitest";
import { statesOnlyKnown } from "./stated-prices.ts";

const KNOWN = {
  texts: ["Within 14 days, on three computers. Somebody wrote: it costs 1€."],
  priced: ["faCabRoom costs 59€.\nThe current version is 1.2.0.", "Order 1001: $1,269.10, paid"],
};

test.each([
  "faCabRoom costs 59€.",
  "It costs 59.00 € now.",
  "Es kostet EUR 59,00.",
  "The price is 59 euros and you have 14 days.",
  "Version 1.2.0 is current.",
  "All of it is $1,269.10.",
  "I don't know the price.",
])("[CHAT-05] what the tools returned may be stated: %s", (text) => {
  expect(statesOnlyKnown(text, KNOWN)).toBe(true);
});

test.each([
  "faCabRoom costs 19€.",
  "faCabRoom costs $59.",
  "It costs 59 yen.",
  "It costs 14€.",
  "It costs 1€.",
  "Only 5 bucks!",
  "It costs nineteen euros.",
  "faCabRoomは１９ユーロです。",
  "Es kostet 19,90 Euro.",
  "It is free today.",
  "Heute kostenlos!",
  "今日は無料です。",
  "Use it on 10 computers.",
  "Now 90 % off.",
  "Price: 0 EUR",
])("[CHAT-05] what nobody returned may not be stated: %s", (text) => {
  expect(statesOnlyKnown(text, KNOWN)).toBe(false);
});
