// Every kind of page in every language and theme on a phone, a tablet, a desk and a wide screen: axe finds nothing, and nothing scrolls
// sideways. `npm test` does the same for a share of them.
import { runJourneys } from "../run-journeys.mjs";

await runJourneys("/accessibility.e2e", { ACCESSIBILITY: "whole" });
