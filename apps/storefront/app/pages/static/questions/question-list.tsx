import type { Messages } from "@shop/kernel";
import { Spoken } from "@shop/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ContentHtml } from "../../../content/content-html.tsx";
import type { StaticTextKey } from "../messages/index.ts";
import type { QuestionsView } from "./questions-view.server.ts";
import type { Question } from "./read-questions.ts";

interface QuestionListProps extends Pick<QuestionsView, "count" | "groups"> {
  readonly lang?: string | undefined;
  readonly texts: Messages<StaticTextKey>;
  /** Above them: the search. */
  readonly children?: ReactNode;
}

/** The questions of a page, grouped. How many there are is announced when it changes. */
export function QuestionList({ count, groups, lang, texts, children }: QuestionListProps) {
  const { hash } = useLocation();
  return (
    <div className="questions">
      {children}
      <p className="questions__count">
        <Spoken>{count}</Spoken>
      </p>
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} lang={lang}>
          <h2 id={id}>{title}</h2>
          {questions.map((question) => (
            <OneQuestion
              key={question.id}
              question={question}
              isAddressed={[question.id, encodeURIComponent(question.id)].includes(hash.slice(1))}
              texts={texts}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface OneQuestionProps {
  readonly question: Question;
  readonly isAddressed: boolean;
  readonly texts: Messages<StaticTextKey>;
}

/**
 * Opened by a press, and by its own address: the address is the answer's, so that a browser opens it before it draws anything. The effect
 * is for a link within the shop, and for a browser that doesn't.
 */
export function OneQuestion({ question: { id, title, html }, isAddressed, texts }: OneQuestionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isAddressed || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [isAddressed]);
  return (
    <details ref={details} className="questions__one">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div id={id} className="questions__answer">
        <ContentHtml html={html} className="prose" />
        <p className="questions__address">
          <a href={`#${id}`} aria-label={`${texts.questionAddress}: ${title}`}>
            {texts.questionAddress}
          </a>
        </p>
      </div>
    </details>
  );
}
