import type { AnswerOf, OperationName, Operations, RequestOf } from "../contract/index.ts";

export interface OperationSample<Name extends OperationName> {
  /** Every spelling that the documents name, with all of its fields. */
  readonly requests: ReadonlyArray<RequestOf<Operations[Name]>>;
  readonly answer: AnswerOf<Operations[Name]>;
}
