import * as z from "zod/mini";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_NAME_LENGTH, MAX_TOKEN_LENGTH } from "../contract/limits.ts";
import type { MarketingCall } from "../contract/operations/marketing-call.ts";
import { blockOfText, lineOfText } from "../contract/text.ts";

const BASE_PATH = "/beta-programme";
const MAX_BLOCK_LENGTH = 2000;
const MAX_DIGITS = 9;

const locale = z.enum(["en", "de", "ja"]);
const answered = z.looseObject({ success: z.boolean() });
/** The personal link, as it is mailed. */
const linkFields = { id: lineOfText(MAX_TOKEN_LENGTH, 1), key: lineOfText(MAX_TOKEN_LENGTH, 1) };

const sections = z.array(z.looseObject({ heading: z.string(), paragraphs: z.array(z.string()) }));
const signature = z.looseObject({
  version: z.string(),
  name: z.string(),
  /** ISO 8601. */
  signedAt: z.string(),
  textHash: z.string(),
  /** Where the link's holder downloads it: a path of the shop that grants access. */
  downloadPath: z.string(),
});

/** `programme` is null if the shop has none. `freePlaces` counts confirmed sign-ups only. */
const programme = z.looseObject({
  product: z.string(),
  intro: z.string(),
  tasks: z.array(z.string()),
  state: z.enum(["open", "full", "closed"]),
  places: z.int(),
  freePlaces: z.int(),
  ndaVersion: z.string(),
});

const getProgramme = {
  name: "beta.programme",
  summary: "The programme in one language, and whether it takes another tester.",
  method: "GET",
  path: BASE_PATH,
  request: z.strictObject({ locale }),
  answer: z.extend(answered, { programme: z.nullable(programme) }),
  isForServers: true,
  failures: ["beta.tooManyTries"],
} as const satisfies MarketingCall;

const signUp = {
  name: "beta.signUp",
  summary:
    "Signs an address up and mails it a link that confirms the sign-up. The answer is the same for an address that has signed up before.",
  method: "POST",
  path: `${BASE_PATH}/sign-ups`,
  request: z.strictObject({
    locale,
    name: lineOfText(MAX_NAME_LENGTH),
    email: lineOfText(MAX_EMAIL_LENGTH),
    system: lineOfText(MAX_LABEL_LENGTH),
    host: lineOfText(MAX_LABEL_LENGTH),
    records: blockOfText(MAX_BLOCK_LENGTH),
    microphones: lineOfText(MAX_DIGITS),
    remarks: blockOfText(MAX_BLOCK_LENGTH),
  }),
  answer: answered,
  isForServers: true,
  failures: [
    "beta.nameMissing",
    "auth.emailFormat",
    "auth.emailTrashmail",
    "beta.systemMissing",
    "beta.hostMissing",
    "beta.recordsMissing",
    "beta.microphonesInvalid",
    "beta.closed",
    "beta.full",
    "beta.tooManyTries",
  ],
} as const satisfies MarketingCall;

const sendLink = {
  name: "beta.sendLink",
  summary:
    "Mails the personal link again to an address that has signed up. The answer is the same for any other address.",
  method: "POST",
  path: `${BASE_PATH}/links`,
  request: z.strictObject({ locale, email: lineOfText(MAX_EMAIL_LENGTH) }),
  answer: answered,
  isForServers: true,
  failures: ["auth.emailFormat", "beta.tooManyTries"],
} as const satisfies MarketingCall;

const confirm = {
  name: "beta.confirm",
  summary: "Confirms a sign-up by its mailed link. Confirming again is no failure.",
  method: "POST",
  path: `${BASE_PATH}/confirmations`,
  request: z.strictObject(linkFields),
  answer: answered,
  isForServers: true,
  failures: ["beta.linkInvalid", "beta.closed", "beta.full", "beta.tooManyTries"],
} as const satisfies MarketingCall;

const readNda = {
  name: "beta.readNda",
  summary: "The current text of the non-disclosure agreement for the holder of a link, and what they have signed.",
  method: "POST",
  path: `${BASE_PATH}/nda`,
  request: z.strictObject({ locale, ...linkFields }),
  answer: z.extend(answered, {
    email: z.string(),
    version: z.string(),
    title: z.string(),
    sections,
    textHash: z.string(),
    textLocale: locale,
    standing: z.enum(["unsigned", "outdated", "signed"]),
    signatures: z.array(signature),
  }),
  isForServers: true,
  failures: ["beta.linkInvalid", "beta.notConfirmed", "beta.closed", "beta.tooManyTries"],
} as const satisfies MarketingCall;

const signNda = {
  name: "beta.signNda",
  summary: "Signs the current version. A version that is signed already keeps its first signature.",
  method: "POST",
  path: `${BASE_PATH}/signatures`,
  request: z.strictObject({
    locale,
    ...linkFields,
    name: lineOfText(MAX_NAME_LENGTH),
    agrees: z.boolean(),
    /** Of the text that was shown: another one is never signed in its place. */
    textHash: lineOfText(MAX_LABEL_LENGTH),
  }),
  answer: z.extend(answered, { isNew: z.boolean(), signature }),
  isForServers: true,
  failures: [
    "beta.signatureMissing",
    "beta.agreementMissing",
    "beta.textChanged",
    "beta.linkInvalid",
    "beta.notConfirmed",
    "beta.closed",
    "beta.tooManyTries",
  ],
} as const satisfies MarketingCall;

/**
 * The calls of a beta programme, for the server that renders its pages: each is a form of that server, so no browser needs their schemas.
 * Source: ROUTE-12.
 */
export const betaCalls = { getProgramme, signUp, sendLink, confirm, readNda, signNda } as const satisfies Readonly<
  Record<string, MarketingCall & { readonly isForServers: true }>
>;
export type BetaCalls = typeof betaCalls;

/** Where the holder of a link downloads what they signed: `{path}/{id}/{version}?key={key}`. */
export const BETA_AGREEMENTS_PATH = `${BASE_PATH}/agreements`;
