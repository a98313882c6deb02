import { Button, Checkbox, Spoken, TextField } from "@shop/ui";
import { useFetcher } from "react-router";
import { localPath, useLocale } from "../../messages/use-texts.ts";
import { JumpLink } from "../../shell/jump-link.tsx";
import { Said } from "../account/said.tsx";
import type { EntryAnswer } from "../contest-entry/contest-entry.server.ts";
import type { ContestTexts } from "./messages/index.ts";

/** An address and the consent to the rules. Without scripts the form leads to the entry page, which says the same. */
export function EntryForm({ contest, texts }: { readonly contest: string; readonly texts: ContestTexts }) {
  const fetcher = useFetcher<EntryAnswer>();
  const said = fetcher.data;
  return (
    <fetcher.Form
      method="post"
      action={localPath("/contest-entry", useLocale())}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {said?.isDone && <Said said={said} />}
      <input type="hidden" name="intent" value="enter" />
      <input type="hidden" name="contest" value={contest} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={said && !said.isDone && <Spoken urgency="alert">{said.text}</Spoken>}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Checkbox label={<RulesLabel texts={texts} />} name="accepts" value="yes" required />
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
