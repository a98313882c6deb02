import type { OperationSample } from "./operation-sample.ts";

/** What a product's own page asks for, with every field of the response. */
export const SAMPLE_PRODUCT_DETAILS: OperationSample<"getProductDetails"> = {
  requests: [{ product: "faGainTrim", language: "de" }],
  answer: {
    result: {
      changelog: [
        { version: "1.0.3", date: "2026-02-03", changes: ["Target no longer rounds."], is_untranslated: true },
      ],
      files: [{ format: "win", version: "1.0.3", release_date: "2026-02-03", size_bytes: 5120 }],
      systems: [{ platform: "win", minimum: "10" }],
      trial: {
        limits: "Silent for 2 s every minute.",
        is_untranslated: true,
        files: [
          {
            platform: "win",
            url: "/files/trials/fagaintrim/win",
            file_name: "faGainTrim-1.0.3-win-trial.zip",
            version: "1.0.3",
            size_bytes: 4096,
          },
        ],
      },
      cabinet: null,
      stars: [0, 0, 1, 4, 7],
    },
  },
};
