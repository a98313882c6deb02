import type { ContentShop } from "../content-types.ts";

/** The licence that lies in every download. */
export function licenceText(shop: ContentShop, productName: string, kind: "plugin" | "samplepack"): string {
  const what = kind === "plugin" ? "software" : "impulse responses";
  const use =
    kind === "plugin"
      ? "You may install it on up to five computers of your own and use it for any music, paid or unpaid."
      : "You may use them in any music, paid or unpaid, live and on recordings, on every device you own.";
  const { company, street, city, country } = shop.legal;
  const countryName = new Intl.DisplayNames("en", { type: "region" }).of(country);
  return `LICENCE: ${productName}
${company}, ${street}, ${city}, ${countryName}

${shop.name} is a demonstration shop. This text stands where a real shop's licence would.

1. You have bought the right to use the ${what}, not the ${what} themselves.
   ${use}
2. You may keep as many copies for safety as you like.
3. You may not pass the files on, sell them, rent them out or put them, changed or unchanged,
   into another product for sale.
4. A licence can be moved to another person once, with the licence-transfer service.
5. The ${what} come as they are. What the law grants you as a buyer stays untouched.
`;
}
