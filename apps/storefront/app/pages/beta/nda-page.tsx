import { Button, TextField } from "@shop/ui";
import { Form, useNavigation } from "react-router";
import { SiteLink } from "../../shell/site-link.tsx";
import { useFirstError } from "../../shell/use-first-error.ts";
import type { BetaLink, ShownNda } from "./beta.server.ts";
import type { BetaSaid } from "./beta-actions.server.ts";
import { SIGN_UP_PATH, withLink } from "./beta-pages.ts";
import type { BetaTexts } from "./messages/index.ts";
import { NdaSheet } from "./nda-sheet.tsx";
import { Steps } from "./numbered.tsx";
import { Outcome } from "./outcome.tsx";

const MAX_EMAIL_LENGTH = 254;

interface NdaPageProps {
  readonly texts: BetaTexts;
  readonly title: string;
  readonly link: BetaLink | null;
  readonly nda: ShownNda | "noLink" | "notConfirmed";
  readonly said: BetaSaid | undefined;
}

/** The agreement for the holder of a personal link; for anybody else, how to get one. */
export function NdaPage({ texts, title, link, nda, said }: NdaPageProps) {
  if (link && nda !== "noLink" && nda !== "notConfirmed") {
    return <NdaSheet texts={texts} nda={nda} link={link} said={said} />;
  }
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <h1 className="hyphens-manual">{title}</h1>
        <p className="max-w-measure text-ink-2">{texts.ndaLead}</p>
      </header>
      <div className="panel grid grid-cols-[minmax(0,1fr)] gap-4 self-start lg:col-2 lg:row-span-2 lg:row-start-1">
        {link && nda === "notConfirmed" ? (
          <>
            <h2>{texts.notConfirmedTitle}</h2>
            <p className="text-ink-2">{texts.notConfirmedText}</p>
            <p>
              <Button href={withLink(SIGN_UP_PATH, link)} variant="signal">
                {texts.toConfirm}
              </Button>
            </p>
          </>
        ) : (
          <NoLink texts={texts} said={said} />
        )}
      </div>
      <Steps texts={texts} />
    </div>
  );
}

function NoLink({ texts, said }: Pick<NdaPageProps, "texts" | "said">) {
  const { state } = useNavigation();
  const form = useFirstError(said);
  return (
    <>
      <h2>{texts.noLinkTitle}</h2>
      <p className="text-ink-2">{texts.noLinkText}</p>
      {said?.isDone && <Outcome said={said} />}
      {said && !said.isDone && !said.errors.email && <Outcome said={said} />}
      <Form ref={form} method="post" noValidate preventScrollReset className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="sendLink" />
        <TextField
          className="w-full max-w-[24rem]"
          label={texts.linkEmail}
          error={said?.errors.email}
          defaultValue={said?.typed.email ?? ""}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
        />
        <Button type="submit" busy={state === "submitting"}>
          {texts.sendLink}
        </Button>
      </Form>
      <p className="border-t border-hairline pt-4">
        {texts.notYet} <SiteLink href={SIGN_UP_PATH}>{texts.toSignUp}</SiteLink>
      </p>
    </>
  );
}
