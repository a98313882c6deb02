import { inLanguage } from "@shop/engagement";
import type { Locale } from "@shop/kernel";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";
import { PROGRAMME_ID } from "./limits.ts";
import { type NdaText, textHash } from "./text-hash.ts";

export type BetaProgramme = Selectable<Database["beta_programme"]>;
export type StoredNdaText = Selectable<Database["beta_nda_texts"]>;

export function findProgramme(db: Kysely<Database>): Promise<BetaProgramme | undefined> {
  return db.selectFrom("beta_programme").selectAll().where("id", "=", PROGRAMME_ID).executeTakeFirst();
}

/** The programme, locked until the transaction ends: its places are given one after the other. */
export function lockProgramme(trx: Kysely<Database>): Promise<BetaProgramme | undefined> {
  return trx
    .selectFrom("beta_programme")
    .selectAll()
    .where("id", "=", PROGRAMME_ID)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Its texts in a language, in English where that has none. */
export function textsOf(programme: BetaProgramme, locale: Locale) {
  const { intro, tasks } = inLanguage(programme, locale);
  return { intro, tasks };
}

/** The text of a version in a language, otherwise in English. */
export async function findNdaText(
  db: Kysely<Database>,
  version: string,
  locale: Locale,
): Promise<StoredNdaText | undefined> {
  const texts = await db.selectFrom("beta_nda_texts").selectAll().where("version", "=", version).execute();
  return texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === "en");
}

export function findNdaTextByHash(db: Kysely<Database>, hash: string): Promise<StoredNdaText | undefined> {
  return db.selectFrom("beta_nda_texts").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** The language whose text has other words than when it was signed under the same version; null: none has. */
export async function findChangedSignedText(db: Kysely<Database>, texts: readonly NdaText[]): Promise<NdaText | null> {
  const signed = await db
    .selectFrom("beta_nda_texts")
    .select(["version", "locale", "hash"])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("beta_signatures").select("id").whereRef("text_hash", "=", "beta_nda_texts.hash")),
    )
    .execute();
  const isChanged = (text: NdaText) =>
    signed.some(
      ({ version, locale, hash }) => version === text.version && locale === text.locale && hash !== textHash(text),
    );
  return texts.find(isChanged) ?? null;
}

/** Replaces the programme and the texts that nobody has signed. Null: the content has no programme. */
export async function putProgramme(
  trx: Kysely<Database>,
  given: { readonly programme: Insertable<Database["beta_programme"]>; readonly texts: readonly NdaText[] } | null,
): Promise<void> {
  await trx.deleteFrom("beta_programme").execute();
  await trx
    .deleteFrom("beta_nda_texts")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("beta_signatures").select("id").whereRef("text_hash", "=", "beta_nda_texts.hash"))),
    )
    .execute();
  if (!given) return;
  await trx.insertInto("beta_programme").values(given.programme).execute();
  const rows = given.texts.map((text) => ({
    ...{ hash: textHash(text), version: text.version, locale: text.locale },
    ...{ title: text.title, sections: JSON.stringify(text.sections) },
  }));
  await trx
    .insertInto("beta_nda_texts")
    .values(rows)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}
