import { checkBetaSignature } from "@shop/engagement";
import { fail, type Locale, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { type BetaLink, betaLink } from "./beta-link.ts";
import { betaSignedCopyMail, betaSignedMail } from "./mails/beta-signed.ts";
import { findNdaTextByHash, type StoredNdaText } from "./programme.ts";
import { findTester } from "./read-nda.ts";
import { NDA_PATH } from "./send-link.ts";
import { type BetaSignature, insertSignature, listSignaturesOf } from "./signatures.ts";

interface SignatureInput extends BetaLink {
  readonly locale: Locale;
  readonly name: string;
  readonly agrees: boolean;
  readonly textHash: string;
}

interface Signed {
  /** False: this version had been signed before, and that signature stays. */
  readonly isNew: boolean;
  readonly signature: BetaSignature;
}

/**
 * Signs the text that was shown, if it is the current version, and mails it to the signer and the shop's team, all in one transaction. Two
 * signatures at once are one. Failures: those of `checkBetaSignature` and `findTester`, `beta.textChanged`. Source: ROUTE-12.
 */
export async function signNda(deps: Deps, input: SignatureInput): Promise<Result<Signed>> {
  return inTransaction(deps.db, async (trx) => {
    const tester = await findTester(trx, deps.settings, input);
    if (!tester.isOk) return tester;
    const [fault] = checkBetaSignature(input);
    if (fault) return fail({ code: fault.code });
    const { signUp, programme } = tester.value;
    const text = await findNdaTextByHash(trx, input.textHash);
    if (text?.version !== programme.nda_version) return fail({ code: "beta.textChanged" });
    const signature = {
      ...{ id: randomUuid(deps.random), email: signUp.email, name: input.name },
      ...{ version: text.version, text_hash: text.hash, signed_at: new Date(deps.clock.nowMs()) },
    };
    const isNew = await insertSignature(trx, signature);
    if (!isNew) {
      const first = (await listSignaturesOf(trx, signUp.email)).find(({ version }) => version === text.version);
      if (!first) throw new Error("The signature is stored and isn't there.");
      return ok({ isNew, signature: first });
    }
    const url = accountLinkUrl(deps.settings.origin, input.locale, NDA_PATH, {
      action: "nda",
      ...betaLink(deps.settings, signUp.id),
    });
    await mailSigned(trx, deps, { signature, text, product: programme.product, locale: input.locale, url });
    return ok({ isNew, signature });
  });
}

async function mailSigned(
  trx: Kysely<Database>,
  deps: Deps,
  about: {
    readonly signature: BetaSignature;
    readonly text: StoredNdaText;
    readonly product: string;
    readonly locale: Locale;
    readonly url: string;
  },
): Promise<void> {
  const { signature } = about;
  await enqueueMail(trx, deps, {
    kind: "betaSigned",
    recipient: signature.email,
    userId: null,
    dedupeKey: `beta:${signature.id}`,
    ...betaSignedMail(deps.settings, about),
  });
  await enqueueMail(trx, deps, {
    kind: "betaSignedCopy",
    recipient: deps.settings.contactRecipient,
    userId: null,
    replyTo: signature.email,
    dedupeKey: `beta-copy:${signature.id}`,
    ...betaSignedCopyMail(deps.settings, about),
  });
}
