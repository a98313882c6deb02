import { LONG_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./limits.ts";

/** The words of the meter, by score. */
export const PASSWORD_LEVELS = ["zero", "bad", "ok", "good", "veryGood", "perfect"] as const;
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number];

export interface PasswordStrength {
  /** 0 to 5. */
  readonly score: number;
  readonly level: PasswordLevel;
}

/**
 * What the meter shows: nothing below the minimum length, otherwise a point each for twelve or more characters, a lower-case
 * letter, an upper-case letter, a digit, a special character. It rejects nothing: the server checks with `isWeakPassword`.
 * Source: AUTH-09.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = scoreOf(password);
  return { score, level: PASSWORD_LEVELS[score] ?? "zero" };
}

function scoreOf(password: string): number {
  const length = characterCount(password);
  if (length < MIN_PASSWORD_LENGTH) return 0;
  const points = [
    length >= LONG_PASSWORD_LENGTH,
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    /\p{Nd}/u.test(password),
    /[^\p{L}\p{M}\p{N}]/u.test(password),
  ];
  return points.filter(Boolean).length;
}

/** Characters as a person counts them: an emoji outside the basic plane is one, not two. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
