import { textOfHtml } from "@shop/api-client/content";
import { headingId } from "../../product-detail/content-outline.server.ts";

/** A question of a page, and its answer. */
export interface Question {
  /** Part of the question's address. */
  readonly id: string;
  readonly title: string;
  /** Sanitised by the back end. */
  readonly html: string;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface Questions {
  /** What is above the first question. */
  readonly intro: string;
  readonly groups: readonly QuestionGroup[];
}

const SECTION = /^<h2 id="([^"]*)">([\s\S]*?)<\/h2>/;
const QUESTION = /^<h3(?: id="([^"]*)")?>([\s\S]*?)<\/h3>/;

/**
 * The questions of a text: each heading of the third level is one, below the heading of the second level that it belongs to. Takes outlined
 * HTML. Sections without a question stay in the intro.
 */
export function readQuestions(html: string): Questions {
  const sections = html.split(/(?=<h2 )/);
  const read = sections.map((section) => ({ section, group: readGroup(section) }));
  return {
    intro: read.map(({ section, group }) => (group ? "" : section)).join(""),
    groups: read.flatMap(({ group }) => group ?? []),
  };
}

function readGroup(section: string): QuestionGroup | null {
  const [heading = "", id = "", title = ""] = SECTION.exec(section) ?? [];
  const questions = section
    .slice(heading.length)
    .split(/(?=<h3[ >])/)
    .flatMap(readQuestion);
  return heading === "" || questions.length === 0 ? null : { id, title: textOfHtml(title), questions };
}

function readQuestion(html: string): Question[] {
  const match = QUESTION.exec(html);
  if (!match) return [];
  const title = textOfHtml(match[2] ?? "");
  return [{ id: match[1] ?? headingId(title), title, html: html.slice(match[0].length) }];
}
