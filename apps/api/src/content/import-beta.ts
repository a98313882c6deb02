import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { findChangedSignedText, putProgramme } from "../beta/index.ts";
import type { Database } from "../ports/database.ts";
import { invalid } from "./find-conflict.ts";
import type { CheckedBeta } from "./schemas/beta-schema.ts";
import { toBetaProgramme } from "./to-beta-programme.ts";

/**
 * Replaces the beta programme. A text that somebody has signed keeps its words: others under the same version are rejected. Failure:
 * `content.invalid`. Source: ROUTE-12.
 */
export async function importBeta(trx: Kysely<Database>, checked: CheckedBeta | null): Promise<Result<null>> {
  const beta = toBetaProgramme(checked);
  const changed = await findChangedSignedText(trx, beta?.texts ?? []);
  if (changed) {
    const { version, locale } = changed;
    const reason = `${version} was signed with other words (${locale}); give the new text a new version`;
    return fail(invalid("beta.json", "nda.version", reason));
  }
  await putProgramme(trx, beta);
  return ok(null);
}
