import type { Messages } from "@shop/kernel";
import type { ComponentProps, ReactNode } from "react";
import { ContentHtml } from "../../content/content-html.tsx";
import { TextTitle } from "../../content/text-title.tsx";
import type { ListedProduct } from "../../products/products.server.ts";
import type { OutlineEntry } from "../product-detail/content-outline.server.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { GuideProducts } from "./guide/guide-products.tsx";
import type { StaticTextKey } from "./messages/index.ts";
import { PrintButton } from "./print-button.tsx";
import { RelatedPages } from "./related-pages.tsx";
import { TextSpine } from "./text-spine.tsx";

interface StaticPageProps {
  readonly title: string;
  readonly titleLang?: string | undefined;
  /** Sanitised by the back end. */
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  /** What the page says if its text is only in English. */
  readonly note: string | null;
  readonly related: ComponentProps<typeof RelatedPages>["pages"];
  readonly products: readonly ListedProduct[];
  readonly texts: Messages<StaticTextKey>;
  /** Whether the page has the form itself, and needs no panel that leads to it. */
  readonly hasContactForm?: boolean;
  /** Whether its headings are the labels of short facts. */
  readonly isFacts?: boolean;
  /** What a legal text is about, in a sentence below its title. */
  readonly lead?: string | null;
  /** Whether its steps lead, and the products are a plain list beside them. */
  readonly isGuide?: boolean;
  /** Below the title. */
  readonly beside?: ReactNode;
  /** Above the text, and below it in its column; a contact form is beside the text where there is room. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Below the text, across all columns, before what is beside it: that comes last where there is one column. */
  readonly children?: ReactNode;
}

/** On a wide screen: title, text, and what is beside it. A contact form needs more room than links. */
const COLUMNS = "@min-[80rem]/text:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]";
const COLUMNS_WITH_FORM = "@min-[80rem]/text:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]";

/** A text of the operator: its title and headings on the left, the text, and beside it what its reader needs next. */
export function StaticPage(props: StaticPageProps) {
  const { title, titleLang, html, outline, note, related, products, texts, children } = props;
  const { hasContactForm, isFacts, lead, isGuide, beside, above, below } = props;
  return (
    // By the room that there is for the text's size: with larger text the columns become one.
    <div className="text-page @container/text">
      <article
        className={`frame grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 @wide/text:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] ${hasContactForm ? COLUMNS_WITH_FORM : COLUMNS}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @wide/text:sticky @wide/text:top-9 @wide/text:self-start">
          <TextTitle lang={titleLang}>{title}</TextTitle>
          {note && <p className="text-small text-ink-2">{note}</p>}
          {lead && <p className="max-w-measure text-ink-2">{lead}</p>}
          {!isFacts && <TextSpine label={texts.onThisPage} outline={outline} />}
          {lead && <PrintButton label={texts.print} />}
          {beside}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 @wide/text:pt-2">
          {above}
          <ContentHtml
            html={html}
            lang={note ? "en" : undefined}
            className={`prose max-w-measure [&>h3]:mt-5 [&>h3]:border-t [&>h3]:border-hairline [&>h3]:pt-4 ${isFacts ? "text-page__facts" : "text-page__sections"} ${lead ? "text-page__legal" : ""} ${isGuide ? "text-page__steps" : ""}`}
          />
          {!hasContactForm && below}
        </div>
        {children && (
          <div className="min-w-0 @wide/text:col-span-full @wide/text:row-start-3 @min-[80rem]/text:row-start-2">
            {children}
          </div>
        )}
        <div className="text-page__beside grid max-w-measure grid-cols-[minmax(0,1fr)] content-start gap-6 @wide/text:col-2 @wide/text:row-start-2 @min-[80rem]/text:row-start-1 @min-[80rem]/text:sticky @min-[80rem]/text:top-9 @min-[80rem]/text:col-3 @min-[80rem]/text:self-start">
          {/* The form is in sight on a wide screen, where it is beside the text. */}
          {hasContactForm && below}
          <GuideProducts title={texts.productsTitle} products={products} />
          {!hasContactForm && <ContactPanel texts={texts} />}
          <RelatedPages label={texts.related} pages={related} />
        </div>
      </article>
    </div>
  );
}
