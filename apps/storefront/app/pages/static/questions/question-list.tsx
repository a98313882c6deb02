import type { Messages } from "@shop/kernel";
import { Button, Spoken, TextField } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ContentHtml } from "../../../content/content-html.tsx";
import { useAfterTyping } from "../../product-list/use-after-typing.ts";
import type { StaticTextKey } from "../messages/index.ts";
import type { QuestionsView } from "./questions-view.server.ts";
import type { Question } from "./read-questions.ts";

interface QuestionListProps extends QuestionsView {
  readonly lang?: string | undefined;
  readonly texts: Messages<StaticTextKey>;
}

/** The questions of a page, grouped, with a search that filters them while it is typed into. A form of the address: it works without scripts. */
export function QuestionList({ action, words, count, groups, lang, texts }: QuestionListProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const show = () => {
    const typed = field.current?.value.trim() ?? "";
    const search = typed === "" ? "" : `?${new URLSearchParams({ q: typed })}`;
    void navigate(`${action}${search}`, { replace: true, preventScrollReset: true });
  };
  const typing = useAfterTyping(show);
  return (
    <div className="questions">
      <search aria-label={texts.questionSearch}>
        <form
          action={action}
          onInput={typing.start}
          onSubmit={(event) => {
            event.preventDefault();
            typing.stop();
            show();
          }}
        >
          <TextField
            ref={field}
            type="search"
            name="q"
            label={texts.questionSearch}
            hint={texts.questionHint}
            defaultValue={words}
            required={false}
            autoComplete="off"
          />
          <Button type="submit" className="questions__apply">
            {texts.questionShow}
          </Button>
        </form>
      </search>
      <p className="questions__count">
        <Spoken>{count}</Spoken>
      </p>
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} lang={lang}>
          <h2 id={id}>{title}</h2>
          {questions.map((question) => (
            <OneQuestion
              key={question.id}
              {...question}
              isAddressed={hash === `#${encodeURIComponent(question.id)}`}
              texts={texts}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Opened by a press, and by its own address. */
function OneQuestion({
  id,
  title,
  html,
  isAddressed,
  texts,
}: Question & { readonly isAddressed: boolean; readonly texts: Messages<StaticTextKey> }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isAddressed || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [isAddressed]);
  return (
    <details ref={details} className="questions__one" id={id}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <ContentHtml html={html} className="prose" />
      <p className="questions__address">
        <a href={`#${id}`} aria-label={`${texts.questionAddress}: ${title}`}>
          {texts.questionAddress}
        </a>
      </p>
    </details>
  );
}
