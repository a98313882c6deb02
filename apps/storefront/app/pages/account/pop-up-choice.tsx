import { Checkbox } from "@shop/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useServices } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import type { AccountPageTextKey } from "./messages/index.ts";

const UNKNOWN = createStore(() => ({ isFewer: false }));

/** Whether pop-ups are turned off: the same choice as in each pop-up's options. */
export function PopUpChoice({ text }: { readonly text: Translate<AccountPageTextKey> }) {
  const { engagement } = useServices();
  const services = useStore(engagement);
  const isFewer = useStore(services?.attention ?? UNKNOWN, (state) => state.isFewer);
  useEffect(() => void engagement.load(), [engagement]);
  return (
    <section className="page-section needs-scripts" aria-labelledby="pop-up-choice">
      <div className="section-head">
        <h2 id="pop-up-choice">{text("popUpsTitle")}</h2>
      </div>
      <Checkbox
        label={text("fewerPopUps")}
        hint={text("fewerPopUpsHint")}
        checked={isFewer}
        disabled={services === null}
        onCheckedChange={(isChecked) => services?.attention.setFewer(isChecked)}
      />
    </section>
  );
}
