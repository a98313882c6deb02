import { formatMessage, type Locale } from "@shop/kernel";
import { localPath } from "../../../messages/use-texts.ts";
import type { OutlineEntry } from "../../product-detail/content-outline.server.ts";
import { staticTexts } from "../messages/index.ts";
import { findQuestions } from "./find-questions.ts";
import { MAX_WORDS_LENGTH } from "./limits.ts";
import { type QuestionGroup, readQuestions } from "./read-questions.ts";

/** A page's questions as they are shown. */
export interface QuestionsView {
  /** The address of the page, which the search is sent to. */
  readonly action: string;
  /** What was searched for; empty: nothing. */
  readonly words: string;
  /** How many there are, in words. */
  readonly count: string;
  readonly groups: readonly QuestionGroup[];
}

interface Shown {
  readonly intro: string;
  readonly outline: readonly OutlineEntry[];
  readonly all: readonly QuestionGroup[];
  readonly view: QuestionsView;
}

/** The questions in a page's text that its address asks for; null if the text has none. */
export function questionsView(html: string, request: Request, path: string, locale: Locale): Shown | null {
  const { intro, groups: all } = readQuestions(html);
  if (all.length === 0) return null;
  const words = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_WORDS_LENGTH);
  const groups = findQuestions(all, words);
  const number = groups.flatMap(({ questions }) => questions).length;
  const { questionCount, questionsFound, questionsNone } = staticTexts[locale];
  const found = words === "" ? questionCount : questionsFound;
  const count = number === 0 ? questionsNone : formatMessage(found, { count: number }, locale);
  const outline = groups.map(({ id, title }) => ({ id, title }));
  return { intro, outline, all, view: { action: localPath(path, locale), words, count, groups } };
}
