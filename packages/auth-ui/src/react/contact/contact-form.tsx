import { Button, Checkbox, FlowForm, RichText, TextArea, TextField, TextLink } from "@shop/ui";
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from "../../domain/limits.ts";
import type { ContactFieldName } from "../../store/contact-store.ts";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts, useContactState, useUser } from "../provider/hooks.ts";
import { ContactSender } from "./contact-sender.tsx";

/** The form: guests enter name and address and agree, customers only write. Source: ACCT-09. */
export function ContactForm() {
  const { contact, links } = useAuthSettings();
  const { text, failure } = useAuthTexts();
  const state = useContactState();
  const user = useUser();
  const errorOf = (name: ContactFieldName) => {
    const failed = state.fieldFailures[name];
    return failed && failure(failed);
  };
  const privacy = (
    <TextLink href={links.privacy} target="_blank" rel="noopener">
      {text("contactForm.privacyLink")}
    </TextLink>
  );
  return (
    <FlowForm
      failure={state.failure}
      textOf={failure}
      failedField={state.failedField}
      takesFocus={false}
      onSubmit={() => void contact.send(user)}
    >
      <p className="shop-form__note">{text("contactForm.lead")}</p>
      <ContactSender user={user} state={state} errorOf={errorOf} />
      <TextField
        name="subject"
        required={false}
        label={text("contactForm.subject")}
        value={state.fields.subject}
        onValueChange={(value) => contact.setField("subject", value)}
        maxLength={MAX_SUBJECT_LENGTH}
      />
      <TextArea
        name="message"
        label={text("contactForm.message")}
        value={state.fields.message}
        onValueChange={(value) => contact.setField("message", value)}
        error={errorOf("message")}
        maxLength={MAX_MESSAGE_LENGTH}
      />
      {!user && (
        <Checkbox
          name="hasAgreed"
          required
          label={<RichText text={text("contactForm.privacy")} parts={{ privacy }} />}
          error={errorOf("hasAgreed")}
          checked={state.fields.hasAgreed}
          onCheckedChange={(isChecked) => contact.setField("hasAgreed", isChecked)}
        />
      )}
      <Button
        type="submit"
        variant="signal"
        wide
        busy={state.status === "sending"}
        busyLabel={text("contactForm.busy")}
      >
        {text("contactForm.submit")}
      </Button>
    </FlowForm>
  );
}
