/** Numbers that no test can see, since nothing that the shop does depends on them, and why. They are left out. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  "apps/api/src/answers/limits.ts PASSAGES_PER_INSERT":
    "rows of one insert; the import writes on until all are written",
  "apps/api/src/email-change/limits.ts EMAIL_CHANGE_BATCH": "rows of one query; the job reads on until all are done",
  "apps/api/src/personal-data/limits.ts ERASURE_BATCH": "rows of one query; the job reads on until all are done",
  "apps/api/src/personal-data/limits.ts KEPT_ORDER_BATCH": "rows of one query; the job reads on until all are done",
  "apps/api/src/licences/limits.ts TRANSFER_BATCH": "rows of one query; the job reads on until all are done",
  "apps/api/src/payments/limits.ts RECONCILE_BATCH": "rows of one query; the job reads on until all are done",
  "apps/api/src/http/limits.ts MAX_KNOWN_VISITORS": "memory alone; a token that is forgotten is looked up again",
  "content/build/limits.ts ZIP_LEVEL": "time and size of the zips; what is in them stays the same",
};
