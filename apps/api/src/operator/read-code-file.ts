import { checkRedeemCode } from "@shop/account";
import { MAX_REDEEM_CODES } from "./limits.ts";

/** The number of lines listed individually in a message to the operator. */
const MOST_NAMED = 20;

/** A file's codes with their line numbers, counted from 1; or what is wrong with it, as text for the operator. */
type CodeFile =
  | { readonly kind: "codes"; readonly lineByCode: ReadonlyMap<string, number> }
  | { readonly kind: "refused"; readonly reason: string };

/** Reads prepared redeem codes, one per line, ignoring empty lines. All are valid and unique, or none is accepted. */
export function readCodeFile(text: string): CodeFile {
  const lineByCode = new Map<string, number>();
  const badLines: number[] = [];
  const repeatedLines: number[] = [];
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      if (line.trim() === "") return;
      const code = checkRedeemCode(line);
      if (!code.isOk) badLines.push(index + 1);
      else if (lineByCode.has(code.value)) repeatedLines.push(index + 1);
      else lineByCode.set(code.value, index + 1);
    });
  if (badLines.length > 0) return refused(`There is no redeem code on ${nameLines(badLines)}.`);
  if (repeatedLines.length > 0) return refused(`A repeated code is on ${nameLines(repeatedLines)}.`);
  if (lineByCode.size === 0) return refused("The file contains no code.");
  if (lineByCode.size > MAX_REDEEM_CODES) return refused(`A batch has at most ${MAX_REDEEM_CODES} codes.`);
  return { kind: "codes", lineByCode };
}

function refused(reason: string): CodeFile {
  return { kind: "refused", reason };
}

/** "line 3", "lines 3, 5 and 7", "lines 1, 2, … and 40 more". */
export function nameLines(lines: readonly number[]): string {
  const [only] = lines;
  if (lines.length === 1) return `line ${only}`;
  if (lines.length > MOST_NAMED)
    return `lines ${lines.slice(0, MOST_NAMED).join(", ")} and ${lines.length - MOST_NAMED} more`;
  return `lines ${lines.slice(0, -1).join(", ")} and ${lines.at(-1)}`;
}
