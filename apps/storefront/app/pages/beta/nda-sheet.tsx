import { formatMessage } from "@shop/kernel";
import { Button, Checkbox, TextField } from "@shop/ui";
import { Form, useNavigation } from "react-router";
import { SiteLink } from "../../shell/site-link.tsx";
import { useFirstError } from "../../shell/use-first-error.ts";
import type { BetaLink, ShownNda, ShownSignature } from "./beta.server.ts";
import type { BetaSaid } from "./beta-actions.server.ts";
import { SIGN_UP_PATH } from "./beta-pages.ts";
import type { BetaTexts } from "./messages/index.ts";
import { Outcome } from "./outcome.tsx";
import "../../styles/print.css";

const MAX_NAME_LENGTH = 100;

interface NdaSheetProps {
  readonly texts: BetaTexts;
  readonly nda: ShownNda;
  readonly link: BetaLink;
  readonly said: BetaSaid | undefined;
}

/** The whole text, and beside it the signature: to be made, or as it was made. */
export function NdaSheet(props: NdaSheetProps) {
  const { texts, nda } = props;
  const { language } = nda;
  return (
    <div className="text-page frame grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 print:block lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <article className="grid max-w-measure grid-cols-[minmax(0,1fr)] content-start gap-6">
        <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="type-label text-ink-2">{`${texts.version} ${nda.version}`}</p>
          <h1 className="hyphens-auto" lang={nda.note ? language : undefined}>
            {nda.title}
          </h1>
          {nda.note && <p className="text-small text-ink-2">{nda.note}</p>}
        </header>
        {nda.sections.map(({ heading, paragraphs }) => (
          <section
            key={heading}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 print:mt-5 print:block print:[&>p]:mt-2"
            lang={nda.note ? language : undefined}
          >
            <h2 className="text-title">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-hairline pt-4 text-small print:mt-5 print:break-inside-avoid">
          <dt className="type-label text-ink-2">{texts.hash}</dt>
          <dd className="shop-figure whitespace-normal break-all text-ink-2">{nda.textHash}</dd>
        </dl>
      </article>
      {/* On paper only who signed, and when. */}
      <aside
        className={`self-start lg:sticky lg:top-9 ${nda.standing === "signed" ? "print:mt-5 print:break-inside-avoid" : "print:hidden"}`}
      >
        <div className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
          {nda.standing === "signed" ? <Signed {...props} /> : <Sign {...props} />}
          <p className="border-t border-hairline pt-4 print:hidden">
            <SiteLink href={SIGN_UP_PATH}>{texts.back}</SiteLink>
          </p>
        </div>
      </aside>
    </div>
  );
}

function Sign({ texts, nda, link, said }: NdaSheetProps) {
  const { state } = useNavigation();
  const form = useFirstError(said);
  const [last] = nda.signatures;
  return (
    <>
      <h2>{nda.standing === "outdated" ? texts.outdatedTitle : texts.signTitle}</h2>
      {last && (
        <p className="text-ink-2">
          {formatMessage(texts.outdatedText, { version: last.version, date: last.signedOn })}
        </p>
      )}
      <p className="text-ink-2 wrap-anywhere">{formatMessage(texts.signText, { email: nda.email })}</p>
      <Form ref={form} method="post" noValidate preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {said && <Outcome said={said} />}
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="id" value={link.id} />
        <input type="hidden" name="key" value={link.key} />
        <input type="hidden" name="textHash" value={nda.textHash} />
        <TextField
          label={texts.fullName}
          hint={texts.fullNameHint}
          error={said?.errors.name}
          defaultValue={said?.typed.name ?? ""}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
        />
        <Checkbox
          label={texts.agrees}
          error={said?.errors.agrees}
          defaultChecked={said?.typed.agrees === "yes"}
          name="agrees"
          value="yes"
          required
        />
        <div className="grid justify-items-start gap-3">
          <Button type="submit" variant="signal" busy={state === "submitting"}>
            {texts.sign}
          </Button>
          <p className="text-small text-ink-2">{texts.signHint}</p>
        </div>
      </Form>
      {nda.signatures.length > 0 && <Older texts={texts} signatures={nda.signatures} />}
    </>
  );
}

function Signed({ texts, nda, said }: NdaSheetProps) {
  const signature = nda.signatures.find(({ version }) => version === nda.version);
  const older = nda.signatures.filter((one) => one !== signature);
  return (
    <>
      <h2>{texts.signedTitle}</h2>
      {said && (
        <div className="print:hidden">
          <Outcome said={said} />
        </div>
      )}
      {signature && (
        <>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <dt className="type-label text-ink-2">{texts.signedAs}</dt>
            <dd className="wrap-anywhere">{signature.name}</dd>
            <dt className="type-label pt-2 text-ink-2">{texts.signedOn}</dt>
            <dd>{signature.signedOn}</dd>
          </dl>
          <div className="grid justify-items-start gap-2 print:hidden">
            <Download texts={texts} signature={signature} />
            <p className="text-small text-ink-2">{texts.downloadHint}</p>
          </div>
        </>
      )}
      {older.length > 0 && <Older texts={texts} signatures={older} />}
    </>
  );
}

function Older({ texts, signatures }: Pick<NdaSheetProps, "texts"> & { signatures: readonly ShownSignature[] }) {
  return (
    <section className="grid justify-items-start gap-2 border-t border-hairline pt-4 print:hidden">
      <h3 className="type-label text-ink-2">{texts.older}</h3>
      {signatures.map((signature) => (
        <Download key={signature.version} texts={texts} signature={signature} />
      ))}
    </section>
  );
}

/** A file of the back end, not a page of the router. */
function Download({ texts, signature }: Pick<NdaSheetProps, "texts"> & { signature: ShownSignature }) {
  return (
    <a className="shop-link inline-flex min-h-unit items-center" href={signature.href} download>
      {formatMessage(texts.download, { version: signature.version })}
    </a>
  );
}
