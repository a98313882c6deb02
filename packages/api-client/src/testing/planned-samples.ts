import type { AnswerOf, PlannedOperationName, PlannedOperations, RequestOf } from "../contract/index.ts";

export interface PlannedSample<Name extends PlannedOperationName> {
  /** Every spelling that the documents name, with all of its fields. */
  readonly requests: ReadonlyArray<RequestOf<PlannedOperations[Name]>>;
  readonly answer: AnswerOf<PlannedOperations[Name]>;
}

/** As OPERATION_SAMPLES, for the operations that aren't served yet. A sample moves with its operation. */
export const PLANNED_SAMPLES: { readonly [Name in PlannedOperationName]: PlannedSample<Name> } = {
  getChat: {
    requests: [{}],
    answer: {
      state: "open",
      expects: "question",
      ticket: null,
      next_chat_at: null,
      messages: [
        { id: "m1", content: "Hello", sender: "user", timestamp: 1_767_348_000_000 },
        {
          id: "m2",
          content: "Hello.",
          sender: "bot",
          timestamp: 1_767_348_001_000,
          sources: [{ title: "Support", path: "/support" }],
          products: [],
        },
      ],
    },
  },
};
