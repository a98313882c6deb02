import { Numbered } from "../beta/numbered.tsx";
import type { AccountPartData } from "./account-part.server.ts";

/** Beside the button that cancels a change of the address: what it does, and what to do otherwise. */
export function RevokeSteps({ texts }: Pick<AccountPartData, "texts">) {
  return (
    <aside className="mt-8 grid content-start gap-6 rounded border border-hairline bg-panel p-5 lg:mt-0">
      <Numbered title={texts.revokeOtherTitle} items={[texts.revokeStep1, texts.revokeStep2, texts.revokeStep3]} />
      <section className="grid gap-3 border-t border-hairline pt-5">
        <h2>{texts.revokeOwnTitle}</h2>
        <p>{texts.revokeOwn}</p>
      </section>
    </aside>
  );
}
