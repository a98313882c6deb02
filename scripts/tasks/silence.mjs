// Every page of the shop with each of the eight choices, as a visitor and as a customer, in Chromium and Firefox: nothing is requested
// or stored that the choice doesn't allow. `npm test` does the same for a share of the pages. Takes about twenty minutes.
import { runJourneys } from "../run-journeys.mjs";

await runJourneys("/silence", { SILENCE: "whole" });
