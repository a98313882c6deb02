import { Button, Checkbox, TextField } from "@shop/ui";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { localPath, useLocale } from "../../messages/use-texts.ts";
import { JumpLink } from "../../shell/jump-link.tsx";
import { useFirstError } from "../../shell/use-first-error.ts";
import { Said } from "../account/said.tsx";
import type { EntryAnswer } from "../contest-entry/contest-entry.server.ts";
import type { ContestTexts } from "./messages/index.ts";

/**
 * An address and the consent to the rules. The server checks both, in the page's language. Without scripts the browser does before the form
 * leads to the entry page, where nothing could be corrected.
 */
export function EntryForm({ contest, texts }: { readonly contest: string; readonly texts: ContestTexts }) {
  const fetcher = useFetcher<EntryAnswer>();
  const said = fetcher.data;
  const form = useFirstError(said);
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
  const isWrong = said && Object.keys(said.errors).length > 0;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath("/contest-entry", useLocale())}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {said && <Said said={isWrong ? { ...said, text: texts.someWrong } : said} />}
      <input type="hidden" name="intent" value="enter" />
      <input type="hidden" name="contest" value={contest} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={said?.errors.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Checkbox label={<RulesLabel texts={texts} />} error={said?.errors.accepts} name="accepts" value="yes" required />
      <Button type="submit" variant="signal" busy={fetcher.state !== "idle"}>
        {texts.enter}
      </Button>
    </fetcher.Form>
  );
}

function RulesLabel({ texts }: { readonly texts: ContestTexts }) {
  return (
    <>
      {texts.accept} <JumpLink to="rules">{texts.rules}</JumpLink>
    </>
  );
}
