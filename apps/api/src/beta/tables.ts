import type { Translations } from "@shop/engagement";
import type { ColumnType } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type JsonList<Item> = ColumnType<readonly Item[], string, string>;
type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface BetaTexts {
  readonly intro: string;
  readonly tasks: readonly string[];
}

/** A part of the non-disclosure agreement. */
export interface NdaSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface BetaTables {
  /** The one programme of the content, or no row. */
  beta_programme: {
    /** Always 1. */
    id: number;
    product: string;
    is_open: boolean;
    places: number;
    intro: string;
    /** What testers are asked to do. */
    tasks: JsonList<string>;
    translations: Json<Translations<BetaTexts>>;
    /** Of the text that is signed now. */
    nda_version: string;
  };
  /** Every text that was signed, and those of the current version, one a language. */
  beta_nda_texts: {
    /** SHA-256 of its version, language and words. */
    hash: string;
    version: string;
    locale: string;
    title: string;
    sections: JsonList<NdaSection>;
  };
  beta_sign_ups: {
    id: string;
    /** In lower case. */
    email: string;
    name: string;
    system: string;
    host: string;
    records: string;
    microphones: number;
    remarks: string;
    locale: string;
    created_at: Date;
    confirmed_at: Late<Date>;
  };
  beta_signatures: {
    id: string;
    email: string;
    /** As it was typed. */
    name: string;
    version: string;
    text_hash: string;
    signed_at: Date;
  };
}
