import { MAX_WEAK_AFFIX_LENGTH, MIN_PASSWORD_LENGTH, MIN_PERSONAL_PART_LENGTH } from "./limits.ts";
import { weakPasswordList } from "./weak-password-list.ts";

/** What an attacker already knows about the person. */
export interface PersonalDetails {
  readonly emailAddress?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Runs of keys and of the alphabet; a password that follows one, in either direction, is easy to guess. */
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
];
const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/**
 * Returns whether a password is known to be weak: on the list of common ones (also disguised, `P@ssw0rd!`, or with a few
 * characters before or after it, `dragon2024`), one thing repeated, a run of keys or digits, or little more than the person's
 * own name or address. For servers: the list is 14 kB, so parts and stores don't import this. Source: SAFE-08, AUTH-05.
 */
export function createWeakPasswordCheck(): (password: string, person?: PersonalDetails) => boolean {
  const list = weakPasswordList();
  return (password, person = {}) => {
    const plain = password.normalize("NFKC").toLowerCase();
    return isCommon(plain, list) || isRepeated(plain) || isRun(plain) || isPersonal(plain, person);
  };
}

/** `createWeakPasswordCheck` for a single check. For several, create the check once. */
export function isWeakPassword(password: string, person?: PersonalDetails): boolean {
  return createWeakPasswordCheck()(password, person);
}

function isCommon(plain: string, list: ReadonlySet<string>): boolean {
  const isListed = (text: string) => list.has(text) || list.has(undisguised(text));
  if (isListed(plain)) return true;
  return coresOf(plain).some((core) => plain.length - core.length <= MAX_WEAK_AFFIX_LENGTH && isListed(core));
}

/** The password without digits and symbols at its ends; and a second form that keeps those that may replace letters. */
function coresOf(plain: string): string[] {
  const letters = plain.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "");
  const unsigned = plain.replace(/[^\p{L}\p{N}]+$/u, "").replace(/^[^\p{L}\p{N}]+/u, "");
  const unnumbered = undisguised(plain.replace(/[\p{N}]{2,}[^\p{L}]*$/u, "").replace(/[^\p{L}\p{N}@$€]+$/u, ""));
  return [letters, unsigned, unnumbered].filter((core) => core.length >= MIN_PERSONAL_PART_LENGTH);
}

function undisguised(text: string): string {
  return Array.from(text, (sign) => LETTER_OF_SIGN[sign] ?? sign).join("");
}

/** One to four signs over and over: `aaaaaaaa`, `12341234`, `lolalola`. */
function isRepeated(plain: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(plain);
}

function isRun(plain: string): boolean {
  const backwards = Array.from(plain).reverse().join("");
  return RUNS.some(
    (run) => run.includes(plain) || run.includes(backwards) || wraps(run, plain) || wraps(run, backwards),
  );
}

/** A run repeated or followed by another: `qwertyuiopasdfghjkl`, `abcdefgh12345678`. */
function wraps(run: string, plain: string): boolean {
  const other = RUNS.find((next) => next !== run && plain.length > 4 && endsWithin(plain, run, next));
  return other !== undefined;
}

function endsWithin(plain: string, first: string, second: string): boolean {
  for (let cut = 3; cut <= plain.length - 3; cut += 1) {
    if (first.includes(plain.slice(0, cut)) && second.includes(plain.slice(cut))) return true;
  }
  return false;
}

function isPersonal(plain: string, person: PersonalDetails): boolean {
  const [localPart = "", domain = ""] = (person.emailAddress ?? "").toLowerCase().split("@");
  const known = [person.firstName ?? "", person.lastName ?? "", localPart, domain.split(".")[0] ?? ""];
  const parts = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.normalize("NFKC").toLowerCase())
    .filter((text) => text.length >= MIN_PERSONAL_PART_LENGTH);
  const rest = parts.sort((a, b) => b.length - a.length).reduce((left, part) => left.replaceAll(part, ""), plain);
  return rest.length < plain.length && rest.length < MIN_PASSWORD_LENGTH;
}
