import "@shop/consent/styles.css";
import type { Messages } from "@shop/kernel";
import { Button } from "@shop/ui";
import { useServices } from "../../composition/services-context.ts";
import { ContentHtml } from "../../content/content-html.tsx";
import type { StaticTextKey } from "./messages/index.ts";

/** Where the table is on its page. */
export const POLICY_ID = "cookies";

/** What is stored and sent, and the way to the settings. `html` is the server's own table. */
export function PolicyPanel({ html, texts }: { html: string; texts: Messages<StaticTextKey> }) {
  const { modal } = useServices();
  return (
    <section id={POLICY_ID} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 @wide/text:mt-8">
      <div className="grid gap-3 border-b border-hairline pb-5">
        <h2>{texts.policyTitle}</h2>
        <p className="max-w-measure text-ink-2">{texts.policyText}</p>
        <p className="needs-scripts">
          <Button onClick={() => modal.set("cookie")}>{texts.policyButton}</Button>
        </p>
      </div>
      <ContentHtml html={html} className="min-w-0" />
    </section>
  );
}
