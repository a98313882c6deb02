import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { EmailField, TextField } from "@shop/ui";
import type { ReactNode } from "react";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "../../domain/limits.ts";
import type { AuthUser } from "../../domain/user.ts";
import type { ContactFieldName, ContactState } from "../../store/contact-store.ts";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts } from "../provider/hooks.ts";

interface ContactSenderProps {
  user: AuthUser | null;
  state: ContactState;
  errorOf: (name: ContactFieldName) => ReactNode;
}

/** The sender: a customer's own name and address are shown, a guest enters them. Source: ACCT-09. */
export function ContactSender({ user, state, errorOf }: ContactSenderProps) {
  const { contact } = useAuthSettings();
  const { text } = useAuthTexts();
  if (user) {
    return (
      <dl className="shop-plate">
        <dt className="shop-label shop-plate__label">{text("contactForm.sender")}</dt>
        <dd className="shop-plate__value">
          {user.name && <span className="shop-contact__name">{user.name}</span>} {user.emailAddress}
        </dd>
      </dl>
    );
  }
  return (
    <>
      <TextField
        name="name"
        label={text("contactForm.name")}
        value={state.fields.name}
        onValueChange={(value) => contact.setField("name", value)}
        error={errorOf("name")}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
      />
      <EmailField
        name="email"
        label={text("contactForm.email")}
        value={state.fields.email}
        onValueChange={(value) => contact.setField("email", value)}
        error={errorOf("email")}
        maxLength={MAX_EMAIL_LENGTH}
        isValid={isCompleteEmailAddress}
      />
    </>
  );
}
