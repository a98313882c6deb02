import {
  MAX_BETA_HOST_LENGTH,
  MAX_BETA_MICROPHONES,
  MAX_BETA_RECORDS_LENGTH,
  MAX_BETA_REMARKS_LENGTH,
} from "@shop/engagement";
import { Button, SelectField, TextArea, TextField } from "@shop/ui";
import { Form, useNavigation } from "react-router";
import { SiteLink } from "../../shell/site-link.tsx";
import { useFirstError } from "../../shell/use-first-error.ts";
import type { BetaSaid } from "./beta-actions.server.ts";
import type { BetaTexts } from "./messages/index.ts";
import { Outcome } from "./outcome.tsx";

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;
const SYSTEMS = ["windows", "macos", "both"] as const;

interface SignUpFormProps {
  readonly texts: BetaTexts;
  readonly said: BetaSaid | undefined;
}

/** What a tester says of himself. The server checks every field, so that its texts are the same with and without scripts. */
export function SignUpForm({ texts, said }: SignUpFormProps) {
  const { state } = useNavigation();
  const form = useFirstError(said);
  const field = (name: string) => ({ name, error: said?.errors[name], defaultValue: said?.typed[name] ?? "" });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {said && <Outcome said={said} />}
      <input type="hidden" name="intent" value="signUp" />
      <TextField label={texts.name} {...field("name")} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        {...field("email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[28rem]/form:grid-cols-2">
        <SelectField label={texts.system} {...field("system")}>
          <option value="">{texts.choose}</option>
          {SYSTEMS.map((system) => (
            <option key={system} value={system}>
              {texts[system]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.microphones}
          {...field("microphones")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(MAX_BETA_MICROPHONES).length}
          figures
        />
      </div>
      <TextField
        label={texts.host}
        hint={texts.hostHint}
        {...field("host")}
        autoComplete="off"
        maxLength={MAX_BETA_HOST_LENGTH}
      />
      <TextArea
        label={texts.records}
        hint={texts.recordsHint}
        {...field("records")}
        rows={3}
        maxLength={MAX_BETA_RECORDS_LENGTH}
      />
      <TextArea
        label={texts.remarks}
        {...field("remarks")}
        rows={3}
        required={false}
        maxLength={MAX_BETA_REMARKS_LENGTH}
      />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" variant="signal" busy={state === "submitting"}>
          {texts.submit}
        </Button>
        <p className="text-small text-ink-2">
          {texts.privacy} <SiteLink href="/privacypolicy">{texts.privacyLink}</SiteLink>
        </p>
      </div>
    </Form>
  );
}
