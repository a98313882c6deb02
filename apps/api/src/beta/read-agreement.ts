import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { agreementDocument } from "./agreement-document.ts";
import { type BetaLink, isBetaLink } from "./beta-link.ts";
import { findNdaTextByHash, findProgramme } from "./programme.ts";
import { findSignUp } from "./sign-ups.ts";
import { listSignaturesOf } from "./signatures.ts";

/** What the holder of a link has signed under a version, as a document. Failure: `beta.linkInvalid`. Source: ROUTE-12. */
export async function readAgreement(
  { db, settings }: Pick<Deps, "db" | "settings">,
  link: BetaLink,
  version: string,
): Promise<Result<{ readonly fileName: string; readonly html: string }>> {
  const signUp = isBetaLink(settings, link) ? await findSignUp(db, link.id) : undefined;
  const signatures = signUp ? await listSignaturesOf(db, signUp.email) : [];
  const signature = signatures.find((one) => one.version === version);
  const text = signature && (await findNdaTextByHash(db, signature.text_hash));
  if (!text) return fail({ code: "beta.linkInvalid" });
  const product = (await findProgramme(db))?.product.toLowerCase() ?? "beta";
  return ok({
    fileName: `${product}-nda-${version}.html`,
    html: agreementDocument(settings.shopName, text, signature),
  });
}
