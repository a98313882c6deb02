import type { WireFigure } from "@shop/api-client/contract";
import type { Kysely } from "kysely";
import { findStored, putStored } from "../platform/database/stored-values.ts";
import type { Database } from "../ports/database.ts";

const KEY = "contentFigures";

/** The figures that the build could make of the shop's files, for articles that come from elsewhere. */
export interface StoredFigures {
  /** Of the content that they belong to; it changes when they may have. Empty: nothing has been imported yet. */
  readonly inputsHash: string;
  readonly byId: ReadonlyMap<string, WireFigure>;
}

export async function findFigures(db: Kysely<Database>): Promise<StoredFigures> {
  const { inputsHash = "", figures = {} } = ((await findStored(db, KEY)) ?? {}) as {
    inputsHash?: string;
    figures?: Record<string, WireFigure>;
  };
  return { inputsHash, byId: new Map(Object.entries(figures)) };
}

export function putFigures(trx: Kysely<Database>, { inputsHash, byId }: StoredFigures): Promise<void> {
  return putStored(trx, KEY, { inputsHash, figures: Object.fromEntries(byId) });
}
