import { formatMessage } from "@shop/kernel";
import { Button } from "@shop/ui";
import { Form, useNavigation } from "react-router";
import { StateLabel } from "../sales/state-label.tsx";
import type { BetaLink, ShownProgramme } from "./beta.server.ts";
import type { BetaSaid } from "./beta-actions.server.ts";
import type { BetaTexts } from "./messages/index.ts";
import { Numbered, Steps } from "./numbered.tsx";
import { Outcome } from "./outcome.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface SignUpPageProps {
  readonly texts: BetaTexts;
  readonly title: string;
  readonly programme: ShownProgramme;
  readonly link: BetaLink | null;
  readonly said: BetaSaid | undefined;
}

/** What the test is about, beside the form; by a mailed link, the press that confirms, which comes first then. */
export function SignUpPage(props: SignUpPageProps) {
  const { texts, title, programme, link } = props;
  const panel = (
    <div className="@container/form self-start lg:sticky lg:top-9 lg:col-2 lg:row-span-2 lg:row-start-1">
      <div className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
        {link ? <Confirm {...props} link={link} /> : <Taking {...props} />}
      </div>
    </div>
  );
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <StateLabel lamp={programme.state === "open" ? "open" : "over"}>{texts[programme.state]}</StateLabel>
        <h1 className="text-display">{title}</h1>
        <p className="max-w-measure text-ink-2">{programme.intro}</p>
      </header>
      {link && panel}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 lg:col-1">
        <dl className="grid max-w-measure grid-cols-[minmax(0,1fr)] border-t border-hairline">
          <Fact label={texts.places}>
            {formatMessage(texts.placesText, { places: programme.places, free: programme.freePlaces })}
          </Fact>
          <Fact label={texts.agreement}>{formatMessage(texts.agreementText, { version: programme.ndaVersion })}</Fact>
        </dl>
        <Numbered title={texts.tasks} items={programme.tasks} />
        <Steps texts={texts} />
      </div>
      {!link && panel}
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-baseline gap-4 border-b border-hairline py-2">
      <dt className="type-label text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The form while the programme takes testers; otherwise why it doesn't. Who has just signed up gets the answer in its place. */
function Taking({ texts, programme, said }: SignUpPageProps) {
  if (said?.intent === "signUp" && said.isDone) return <Outcome said={said} />;
  if (programme.state !== "open") {
    const isFull = programme.state === "full";
    return (
      <>
        <h2>{isFull ? texts.fullTitle : texts.closedTitle}</h2>
        <p className="text-ink-2">
          {isFull ? formatMessage(texts.fullText, { places: programme.places }) : texts.closedText}
        </p>
        <p>
          <Button href="/shop">{texts.toShop}</Button>
        </p>
      </>
    );
  }
  return (
    <>
      <h2>{texts.formTitle}</h2>
      <SignUpForm texts={texts} said={said} />
    </>
  );
}

function Confirm({ texts, programme, link, said }: SignUpPageProps & { readonly link: BetaLink }) {
  const { state } = useNavigation();
  return (
    <>
      <h2>{said?.isDone ? texts.confirmedTitle : texts.confirmTitle}</h2>
      {said ? (
        <Outcome said={said} />
      ) : (
        <p className="text-ink-2">{formatMessage(texts.confirmText, { product: programme.product })}</p>
      )}
      {!said?.isDone && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="id" value={link.id} />
          <input type="hidden" name="key" value={link.key} />
          <Button type="submit" variant="signal" busy={state === "submitting"}>
            {texts.confirm}
          </Button>
        </Form>
      )}
    </>
  );
}
