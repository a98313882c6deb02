import type { Messages } from "@shop/kernel";
import { Button, TextField } from "@shop/ui";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useAfterTyping } from "../../product-list/use-after-typing.ts";
import type { StaticTextKey } from "../messages/index.ts";
import type { QuestionsView } from "./questions-view.server.ts";

interface QuestionSearchProps extends Pick<QuestionsView, "action" | "words"> {
  readonly texts: Messages<StaticTextKey>;
}

/** Filters the questions while it is typed into. A form of the page's address: it works without scripts. */
export function QuestionSearch({ action, words, texts }: QuestionSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const show = () => {
    const typed = field.current?.value.trim() ?? "";
    const search = typed === "" ? "" : `?${new URLSearchParams({ q: typed })}`;
    void navigate(`${action}${search}`, { replace: true, preventScrollReset: true });
  };
  const typing = useAfterTyping(show);
  return (
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
  );
}
