import type { Messages } from "@shop/kernel";
import { SiteLink } from "../../../shell/site-link.tsx";
import type { StaticTextKey } from "../messages/index.ts";
import { OneQuestion } from "../questions/question-list.tsx";
import type { Question } from "../questions/read-questions.ts";

interface ContactQuestionsProps {
  readonly questions: readonly Question[];
  readonly lang?: string | undefined;
  readonly texts: Messages<StaticTextKey>;
}

/** Before the form: the first question of each subject of the support page, which may save writing. */
export function ContactQuestions({ questions, lang, texts }: ContactQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className="questions" aria-labelledby="answered">
      <h2 id="answered">{texts.answeredTitle}</h2>
      <div lang={lang}>
        {questions.map((question) => (
          <OneQuestion key={question.id} question={question} isAddressed={false} texts={texts} />
        ))}
      </div>
      <p>
        <SiteLink href="/support">{texts.answeredAll}</SiteLink>
      </p>
    </section>
  );
}
