import { BETA_AGREEMENTS_PATH, type BetaAnswer } from "@shop/api-client/server";
import { ndaStanding } from "@shop/engagement";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { localeOf } from "../users/index.ts";
import { type BetaLink, isBetaLink } from "./beta-link.ts";
import { type BetaProgramme, findNdaText, findProgramme } from "./programme.ts";
import { type BetaSignUp, findSignUp } from "./sign-ups.ts";
import { type BetaSignature, listSignaturesOf } from "./signatures.ts";

/** A confirmed sign-up by its link, with the programme. Failures: `beta.linkInvalid`, `beta.notConfirmed`, `beta.closed` (no programme). */
export async function findTester(
  db: Kysely<Database>,
  settings: Deps["settings"],
  link: BetaLink,
): Promise<Result<{ readonly signUp: BetaSignUp; readonly programme: BetaProgramme }>> {
  const signUp = isBetaLink(settings, link) ? await findSignUp(db, link.id) : undefined;
  if (!signUp) return fail({ code: "beta.linkInvalid" });
  if (signUp.confirmed_at === null) return fail({ code: "beta.notConfirmed" });
  const programme = await findProgramme(db);
  return programme ? ok({ signUp, programme }) : fail({ code: "beta.closed" });
}

/** The current text and the tester's own signatures. A closed programme still shows it: testers stay. Failures: those of `findTester`. */
export async function readNda(
  { db, settings }: Pick<Deps, "db" | "settings">,
  link: BetaLink,
  locale: Locale,
): Promise<Result<BetaAnswer<"readNda">>> {
  const tester = await findTester(db, settings, link);
  if (!tester.isOk) return tester;
  const { signUp, programme } = tester.value;
  const text = await findNdaText(db, programme.nda_version, locale);
  if (!text) throw new Error(`The agreement ${programme.nda_version} has no text.`);
  const signatures = await listSignaturesOf(db, signUp.email);
  const versions = signatures.map(({ version }) => version);
  return ok({
    success: true,
    ...{ email: signUp.email, version: text.version, title: text.title, textHash: text.hash },
    sections: text.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    textLocale: localeOf(text.locale),
    standing: ndaStanding(versions, programme.nda_version),
    signatures: signatures.map((signature) => toWireSignature(signature, link)),
  });
}

export function toWireSignature({ version, name, signed_at, text_hash }: BetaSignature, { id, key }: BetaLink) {
  const downloadPath = `${BETA_AGREEMENTS_PATH}/${id}/${version}?${new URLSearchParams({ key })}`;
  return { version, name, signedAt: signed_at.toISOString(), textHash: text_hash, downloadPath };
}
