import type { Failure, Result } from "@shop/kernel";
import { OperatorError } from "../operator-error.ts";

/** Content that can't be imported stops the start with a line that says what to fix. */
export class ContentError extends OperatorError {
  constructor(message: string) {
    // Names and texts of the operator's come into it; it stays one line.
    super(message.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " "));
  }
}

/** What a check or an import returned. Throws a ContentError for a failure. */
export function demand<Value>(result: Result<Value>): Value {
  if (result.isOk) return result.value;
  throw new ContentError(explain(result.failure));
}

function explain({ code, params = {} }: Failure): string {
  const forced = "SHOP_CONTENT_IMPORT=force imports it all the same";
  if (code === "content.older") {
    return `The content folder has version ${params.version}, and the database contains version ${params.heldVersion}: older content is not imported. Start with the newer folder; ${forced}.`;
  }
  if (code === "content.sameVersion") {
    return `The content folder has version ${params.version}, as the database's content, and other files. Raise "version" in its shop.json; ${forced}.`;
  }
  return `The content can't be imported: ${params.file}, field ${params.field}: ${params.reason}.`;
}
