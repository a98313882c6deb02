import { countTry } from "../http/count-try.ts";
import { type CountedDirectCalls, PIN_REQUESTS, pinKey } from "../users/index.ts";

export const accountDirectCounts = {
  initiateAccountDeletion: (deps, { session }) =>
    countTry(deps, [[pinKey(session?.userId ?? ""), PIN_REQUESTS]], "account.tooManyTries"),
} satisfies CountedDirectCalls;
