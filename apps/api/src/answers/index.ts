export { findAnswers } from "./find-answers.ts";
export { type Passage, putHostedPassages, removeHostedPassages, replacePassages } from "./passages.ts";
export type { FoundPassage } from "./search-passages.ts";
export type { OwnThings } from "./tables.ts";
