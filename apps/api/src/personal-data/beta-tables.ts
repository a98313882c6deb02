import { sql } from "kysely";
import {
  aboutNobody,
  DELETE_ROW,
  type ImpersonalTable,
  type Person,
  type PersonalTable,
  shown,
} from "./column-rule.ts";

/** A sign-up and a signature name an address, which may have an account or not. */
const signedUpBy = ({ email }: Person) => sql<boolean>`beta_sign_ups.email = ${email}`;
const signedBy = ({ email }: Person) => sql<boolean>`beta_signatures.email = ${email}`;

export const betaSignUps: PersonalTable<"beta_sign_ups"> = {
  kind: "personal",
  file: { section: "beta_sign_ups" },
  orderBy: "created_at",
  rows: signedUpBy,
  deleted: signedUpBy,
  columns: {
    id: shown("id", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    name: shown("name", DELETE_ROW),
    system: shown("operating_system", DELETE_ROW),
    host: shown("host", DELETE_ROW),
    records: shown("records", DELETE_ROW),
    microphones: shown("microphones", DELETE_ROW),
    remarks: shown("remarks", DELETE_ROW),
    locale: shown("language", DELETE_ROW),
    created_at: shown("signed_up_at", DELETE_ROW),
    confirmed_at: shown("confirmed_at", DELETE_ROW),
  },
};

export const betaSignatures: PersonalTable<"beta_signatures"> = {
  kind: "personal",
  file: { section: "beta_signatures" },
  orderBy: "signed_at",
  rows: signedBy,
  deleted: signedBy,
  columns: {
    id: shown("id", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    name: shown("name", DELETE_ROW),
    version: shown("version_of_the_agreement", DELETE_ROW),
    text_hash: shown("sha256_of_the_text", DELETE_ROW),
    signed_at: shown("signed_at", DELETE_ROW),
  },
};

export const betaProgramme: ImpersonalTable<"beta_programme"> = {
  kind: "impersonal",
  because: "What the shop offers, the same for everybody.",
  columns: aboutNobody("id", "product", "is_open", "places", "intro", "tasks", "translations", "nda_version"),
};

export const betaNdaTexts: ImpersonalTable<"beta_nda_texts"> = {
  kind: "impersonal",
  because: "What testers sign, the same for everybody; who signed is stored with the signatures.",
  columns: aboutNobody("hash", "version", "locale", "title", "sections"),
};
