import * as z from "zod/mini";

/**
 * One line that a person typed: trimmed, well-formed Unicode, no control characters, so that a row, a mail header or a
 * page can contain it unchanged.
 */
export function lineOfText(maxLength: number, minLength = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(minLength),
    z.maxLength(maxLength),
    z.refine(isWellFormed, "has a lone surrogate"),
    z.refine((text) => !/\p{Cc}/u.test(text), "has control characters"),
  );
}

/** Several lines of text: as `lineOfText`, with line breaks and tabs. */
export function blockOfText(maxLength: number, minLength = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(minLength),
    z.maxLength(maxLength),
    z.refine(isWellFormed, "has a lone surrogate"),
    z.refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), "has control characters"),
  );
}

/** A secret exactly as typed (never trimmed): well-formed, and bounded far above any real one. */
export function secretText(maxLength: number) {
  return z.string().check(
    z.maxLength(maxLength),
    z.refine(isWellFormed, "has a lone surrogate"),
    z.refine((text) => !text.includes("\0"), "has a NUL character"),
  );
}

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
