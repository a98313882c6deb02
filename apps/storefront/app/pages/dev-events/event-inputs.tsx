import type { ConsentView } from "@shop/tracking";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { consentChoices } from "../../composition/tracking/consent-choices.ts";
import type { Translate } from "../../messages/use-texts.ts";
import type { DevEventsTextKey } from "./messages/index.ts";

/** What decides where events go at this moment: the two consents and the login, as a row of lamps. */
export function EventInputs({ text }: { readonly text: Translate<DevEventsTextKey> }) {
  const { consent: late, auth } = useServices();
  const isCustomer = useStore(auth, ({ status }) => status === "customer");
  const [consent, setConsent] = useState<ConsentView | null>(null);
  useEffect(() => {
    const choices = consentChoices(late);
    const look = () => setConsent(choices.current());
    look();
    return choices.subscribe(look);
  }, [late]);
  const inputs = (["statistics", "marketing"] as const).map((name) => {
    const isOn = consent?.allowed.includes(name) ?? false;
    const state = consent === null ? "notChosen" : isOn ? "allowed" : "refused";
    return { name, isOn, state } as const;
  });
  const login = { name: "login", isOn: isCustomer, state: isCustomer ? "loggedIn" : "loggedOut" } as const;
  return (
    <section aria-label={text("inputs")} className="border-y border-edge">
      <dl className="grid divide-hairline max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {[...inputs, login].map(({ name, isOn, state }) => (
          <div key={name} className="grid gap-1 py-4 sm:px-5 sm:first:pl-0">
            <dt className="type-label text-ink-3">{text(name)}</dt>
            <dd className="flex items-center gap-3 text-title">
              <span className={`h-3 w-3 ${isOn ? "bg-gain" : "border border-edge"}`} aria-hidden="true" />
              {text(state)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
