import { Checkbox, RichText, TextLink } from "@shop/ui";
import { isNewsletterForced } from "../../domain/sign-in-reason.ts";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { fieldFailure, type StageProps } from "./stage-props.ts";

/** The two boxes of the sign-up: newsletter (locked if it was requested) and terms. Source: AUTH-04, AUTH-06. */
export function Consents({ state, store }: StageProps) {
  const { links } = useAuthSettings();
  const { text, failure } = useAuthTexts();
  const isForced = isNewsletterForced(state.reason, store.newsletterPolicy);
  const freeHint = store.newsletterPolicy === "free" ? text("signIn.signUp.newsletterFree") : undefined;
  const failed = fieldFailure(state, "hasAcceptedTerms");
  // In a separate window, so that reading them doesn't lose typed text.
  const page = (href: string, words: string) => (
    <TextLink href={href} target="_blank" rel="noopener">
      {words}
    </TextLink>
  );
  const parts = {
    terms: page(links.terms, text("signIn.signUp.termsLink")),
    privacy: page(links.privacy, text("signIn.signUp.privacyLink")),
  };
  return (
    <div className="shop-sign-in__consents">
      <Checkbox
        name="wantsNewsletter"
        label={text("signIn.signUp.newsletter")}
        hint={isForced ? text("signIn.signUp.newsletterForced") : freeHint}
        checked={isForced || state.fields.wantsNewsletter}
        disabled={isForced}
        onCheckedChange={(isChecked) => store.setField("wantsNewsletter", isChecked)}
      />
      <Checkbox
        name="hasAcceptedTerms"
        required
        label={<RichText text={text("signIn.signUp.terms")} parts={parts} />}
        error={failed && failure(failed)}
        checked={state.fields.hasAcceptedTerms}
        onCheckedChange={(isChecked) => store.setField("hasAcceptedTerms", isChecked)}
      />
    </div>
  );
}
