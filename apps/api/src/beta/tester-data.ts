import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";
import { type BetaSignUp, findSignUpOf } from "./sign-ups.ts";
import { type BetaSignature, listSignaturesOf } from "./signatures.ts";

/** Mails with a tester's links, and those with a signed agreement: one to the tester, and the copy for the shop's team. */
const LINK_MAILS = ["betaConfirm", "betaNdaLink"];
const SIGNED_MAIL = "betaSigned";
const COPY_MAIL = "betaSignedCopy";

type StoredMail = Pick<Selectable<Database["mails"]>, "kind" | "created_at">;

/** What is stored about an address in the beta programme, whether it has an account or not. */
export interface TesterData {
  readonly signUp: BetaSignUp | undefined;
  readonly signatures: readonly BetaSignature[];
  readonly mails: readonly StoredMail[];
}

/** `email` in lower case. */
export async function readTesterData(db: Kysely<Database>, email: string): Promise<TesterData> {
  return {
    signUp: await findSignUpOf(db, email),
    signatures: await listSignaturesOf(db, email),
    mails: await mailsAbout(db, email, true)
      .select(["kind", "created_at"])
      .orderBy("created_at")
      .orderBy("kind")
      .execute(),
  };
}

/**
 * Deletes an address's sign-up and the mails with its links, in the caller's transaction; `withSignatures` also the signatures and the mails
 * that contain them. Its place in the programme is free again, and its links end.
 */
export async function eraseTesterData(
  trx: Kysely<Database>,
  email: string,
  { withSignatures }: { readonly withSignatures: boolean },
): Promise<void> {
  await trx.deleteFrom("beta_sign_ups").where("email", "=", email).execute();
  const mails = mailsAbout(trx, email, withSignatures).select("id");
  await trx.deleteFrom("mails").where("id", "in", mails).execute();
  if (withSignatures) await trx.deleteFrom("beta_signatures").where("email", "=", email).execute();
}

function mailsAbout(db: Kysely<Database>, email: string, withSignatures: boolean) {
  const kinds = withSignatures ? [...LINK_MAILS, SIGNED_MAIL] : LINK_MAILS;
  return db.selectFrom("mails").where(({ and, or, eb, fn }) => {
    const toTester = and([eb("kind", "in", kinds), eb(fn<string>("lower", ["recipient"]), "=", email)]);
    const copies = and([eb("kind", "=", COPY_MAIL), eb(fn<string>("lower", ["reply_to"]), "=", email)]);
    return withSignatures ? or([toTester, copies]) : toTester;
  });
}
