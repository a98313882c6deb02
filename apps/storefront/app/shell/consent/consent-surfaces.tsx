import "@shop/consent/styles.css";
import { ConsentDialog, ConsentProvider } from "@shop/consent/react";
import { useStore } from "zustand";
import type { ConsentServices } from "../../composition/consent/consent-services.ts";
import { SILENT_FLOWS } from "../../composition/engagement/silent-flows.ts";
import { useServices } from "../../composition/services-context.ts";
import { useLocale } from "../../messages/use-texts.ts";

/** The privacy question and its settings. The question waits while another dialog or the payment is open. */
export function ConsentSurfaces({ services: { consent, services, messages } }: { services: ConsentServices }) {
  const { modal, checkout } = useServices();
  const locale = useLocale();
  const isBusy = useStore(modal, ({ type }) => type !== "inactive" && type !== "cookie");
  const isPaying = useStore(checkout, ({ flow }) => SILENT_FLOWS[flow.name] !== undefined);
  if (isBusy || isPaying) return null;
  return (
    <ConsentProvider store={consent} services={services} messages={messages} locale={locale}>
      <ConsentDialog policyHref="/privacypolicy" />
    </ConsentProvider>
  );
}
