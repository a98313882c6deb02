import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Parts that write a live region themselves. It is in the page, and empty, from the part's start. */
const OWN_REGIONS = [
  "apps/storefront/app/pages/account/owned-products.tsx", // the count of a list that is searched
  "apps/storefront/app/pages/downloads/owned-desk.tsx", // the count of a list that is searched
  "apps/storefront/app/shell/currency-switch.tsx",
  "apps/storefront/app/shell/route-announcer.tsx",
  "packages/cart/src/embed/embed-notice.tsx", // a pop-up's words, in a host's page
  "packages/catalog/src/react/copy-button/copy-button.tsx",
  "packages/engagement/src/react/chat/chat-log.tsx", // the transcript; it comes with what was said earlier, which isn't announced
  "packages/ui/src/announcer/announcer.tsx",
  "packages/ui/src/button/button.tsx", // what a pressed button is busy with
  "packages/ui/src/countdown/countdown.tsx", // off
  "packages/ui/src/email-field/email-field.tsx",
];

test("[A11Y-06] no other part writes a live region: one that comes with its text isn't heard, so texts go through the announcer", () => {
  const parts = globSync("{packages,apps}/*/{src,app}/**/*.tsx", {
    exclude: (path) => path.includes("node_modules"),
  }).filter((path) => !/\.(test|stories)\.tsx$/.test(path));
  const withRegion = parts.filter((path) =>
    /\brole=(\{|["'](alert|status|log)["'])|aria-live/.test(readFileSync(path, "utf8")),
  );
  expect(withRegion.toSorted()).toEqual(OWN_REGIONS);
});
