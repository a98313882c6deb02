import { MAX_PRODUCT_NAME_LENGTH } from "@shop/api-client/contract";
import * as z from "zod/mini";
import { MAX_CONTENT_HTML_LENGTH, MAX_CONTENT_TEXT_LENGTH, MAX_INTEGER } from "./limits.ts";

const FIRST_DAY = "1970-01-01";
const SITE = "https://shop.invalid";

const wholeCharacters = z.refine<string>(
  (value) => !/\p{Surrogate}/u.test(value),
  "has half a character (a lone surrogate)",
);

/** One line of the content: not empty, no control characters, no spaces around it. */
export const line = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_PRODUCT_NAME_LENGTH),
  wholeCharacters,
  z.refine((value) => !/\p{Cc}/u.test(value), "has a control character"),
  z.refine((value) => value === value.trim(), "begins or ends with a space"),
);

/** A line that names a download too: it takes no step of a path. */
export const fileNamePart = line.check(
  z.refine((value) => !/[/\\]|\.\./.test(value), "has a slash, a backslash or .."),
);

function textOf(maxLength: number) {
  return z.string().check(
    z.maxLength(maxLength),
    wholeCharacters,
    z.refine((value) => !/[^\P{Cc}\t\n\r]/u.test(value), "has a control character"),
  );
}

/** A text of some sentences, and one of a whole article. */
export const text = textOf(MAX_CONTENT_TEXT_LENGTH);
export const filledText = text.check(z.minLength(1));
export const html = textOf(MAX_CONTENT_HTML_LENGTH);

export const slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not lower-case words joined by hyphens"),
    z.maxLength(MAX_PRODUCT_NAME_LENGTH),
  );

/** A day that the calendar has. */
export const day = z.iso
  .date("is not a day as YYYY-MM-DD")
  .check(z.refine((value) => value >= FIRST_DAY, `is before ${FIRST_DAY}`));

/** A number that fits an integer column. */
export const id = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));
export const pixels = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));

/** The address of one of the shop's own public files: below /media/ after its path is resolved. */
export const mediaAddress = text.check(z.refine(isMediaAddress, "is not an address below /media/ of this site"));

function isMediaAddress(value: string): boolean {
  if (!value.startsWith("/media/") || !URL.canParse(value, SITE)) return false;
  const { origin, pathname } = new URL(value, SITE);
  return origin === SITE && pathname.startsWith("/media/");
}

/** A country by its code. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, "is not two capital letters (ISO 3166)"));
