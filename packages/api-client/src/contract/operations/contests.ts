import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { contestSchema } from "../entities/contest.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { anyFields, noFields } from "./without-fields.ts";

export const listContests = defineOperation({
  name: "contest.list",
  summary: "Every contest with its state, prizes, rules and draw, and the server's time.",
  request: noFields,
  answer: z.lazy(() => z.looseObject({ now: z.string(), contests: z.array(contestSchema) })),
  lenientList: "contests",
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const enterContest = defineOperation({
  name: "contest.enter",
  summary:
    "Enters an address into a contest, once, and mails it a link that confirms the entry. The response is the same for an address that has entered before.",
  request: z.lazy(() =>
    z.strictObject({
      contest: lineOfText(MAX_LABEL_LENGTH, 1),
      email: lineOfText(MAX_EMAIL_LENGTH),
      accepts_rules: z.boolean(),
    }),
  ),
  answer: anyFields,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [
    "contest.notOpen",
    "contest.rulesNotAccepted",
    "auth.emailFormat",
    "auth.emailTrashmail",
    "contest.tooManyTries",
  ],
});

export const confirmContestEntry = defineOperation({
  name: "contest.confirm",
  summary: "Confirms an entry by its mailed link. Confirming again is no failure. `entry` is its number in the draw.",
  request: z.lazy(() => z.strictObject({ id: lineOfText(MAX_TOKEN_LENGTH, 1), key: lineOfText(MAX_TOKEN_LENGTH, 1) })),
  answer: z.lazy(() => z.looseObject({ entry: z.string(), contest: z.string(), page: z.string() })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["contest.linkInvalid", "contest.notOpen", "contest.tooManyTries"],
});
