import { randomUuid } from "@shop/kernel";
import { putProgramme } from "../beta/index.ts";
import { type CheckedBeta, contentBetaSchema } from "../content/schemas/beta-schema.ts";
import { toBetaProgramme } from "../content/to-beta-programme.ts";
import type { Deps } from "../ports/deps.ts";
import type { TestApp } from "./create-test-app.ts";

const NDA = {
  version: "2026-11",
  title: "Agreement",
  sections: [{ heading: "1. Secrets", paragraphs: ["Keep <them>."] }],
  de: { title: "Vereinbarung", sections: [{ heading: "1. Geheimes", paragraphs: ["Bitte bewahren."] }] },
};

/** An open programme with forty places and an agreement in two languages; name what matters. */
export async function insertBeta(
  { db }: Pick<Deps, "db">,
  { nda, ...values }: Partial<Omit<CheckedBeta, "nda">> & { readonly nda?: Partial<CheckedBeta["nda"]> } = {},
): Promise<void> {
  const beta = contentBetaSchema.parse({
    ...{ product: "faDrumAlign", isOpen: true, places: 40, intro: "It aligns drums.", tasks: ["Try it."] },
    ...{ de: { intro: "Es richtet Drums aus." }, nda: { ...NDA, ...nda } },
    ...values,
  });
  await putProgramme(db, toBetaProgramme(beta));
}

/** What a browser posts to sign up. */
export const BETA_SIGN_UP = {
  locale: "en",
  name: "Ada Lovelace",
  email: "ada@studio.example",
  system: "macos",
  host: "Reaper 7",
  records: "Live drums",
  microphones: "12",
  remarks: "",
} as const;

/** A confirmed tester with an address, who signed the agreement. */
export async function insertTester(
  { db, deps, clock }: Pick<TestApp, "db" | "deps" | "clock">,
  email: string,
): Promise<void> {
  const at = new Date(clock.nowMs());
  await insertBeta(deps);
  const { hash, version } = await db.selectFrom("beta_nda_texts").selectAll().executeTakeFirstOrThrow();
  const said = { name: "Ada", system: "both", host: "Reaper", records: "Drums", microphones: 8, remarks: "None" };
  const signUp = { id: randomUuid(deps.random), email, ...said, locale: "en", created_at: at, confirmed_at: at };
  await db.insertInto("beta_sign_ups").values(signUp).execute();
  const signature = { id: randomUuid(deps.random), email, name: "Ada", version, text_hash: hash, signed_at: at };
  await db.insertInto("beta_signatures").values(signature).execute();
}

/** The personal link in the newest mail of a kind to an address. */
export async function readBetaLink(
  shop: Pick<TestApp, "db">,
  email: string,
  kind: "betaConfirm" | "betaNdaLink" | "betaSigned" = "betaConfirm",
): Promise<{ readonly id: string; readonly key: string }> {
  const mail = await shop.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const { searchParams } = new URL(/https?:\S+action=\S+/.exec(mail.text_body)?.[0] ?? "");
  return { id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" };
}
