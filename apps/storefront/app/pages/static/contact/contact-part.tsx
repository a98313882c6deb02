import type { Messages } from "@shop/kernel";
import { lazy } from "react";
import { useServices } from "../../../composition/services-context.ts";
import { useTexts } from "../../../messages/use-texts.ts";
import { LoadFailed, LoadingLine } from "../../../shell/coming.tsx";
import { LoadBoundary } from "../../../shell/load-boundary.tsx";
import { WhenLoaded } from "../../../shell/when-loaded.tsx";
import type { StaticTextKey } from "../messages/index.ts";

const InlineContact = lazy(() => import("./inline-contact.tsx").then((module) => ({ default: module.InlineContact })));

/** The form of the contact page. Without scripts the page has the address alone. */
export function ContactPart({ texts }: { texts: Messages<StaticTextKey> }) {
  const text = useTexts();
  const { environment } = useServices();
  return (
    <section className="contact-part needs-scripts grid max-w-measure content-start gap-4 rounded border border-hairline bg-panel p-5">
      <h2 id="write" className="scroll-mt-6">
        {texts.contactTitle}
      </h2>
      <LoadBoundary
        isAsked
        onFailed={(error) => environment.log({ act: "contact.load", error: String(error) })}
        fallback={<LoadFailed />}
      >
        <WhenLoaded fallback={<LoadingLine>{text("loading")}</LoadingLine>}>
          <InlineContact />
        </WhenLoaded>
      </LoadBoundary>
    </section>
  );
}
