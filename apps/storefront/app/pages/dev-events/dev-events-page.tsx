import type { Message } from "@shop/kernel";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { isAboutToBeKnown } from "../../composition/tracking/tracking-follows-consent.ts";
import { translate, useLocale, useTexts } from "../../messages/use-texts.ts";
import { LoadingLine } from "../../shell/coming.tsx";
import { EventInputs } from "./event-inputs.tsx";
import { EventList } from "./event-list.tsx";
import type { DevEventsTextKey } from "./messages/index.ts";
import { PatchBay } from "./patch-bay.tsx";

interface DevEventsPageProps {
  readonly texts: Readonly<Record<DevEventsTextKey, Message>>;
}

/** Shows every event of the browser's open tabs live. Opening it loads tracking even without consent: nothing is sent, and the list says why. */
export function DevEventsPage({ texts }: DevEventsPageProps) {
  const text = translate(texts, useLocale());
  const siteText = useTexts();
  const page = useServices();
  const services = useStore(page.tracking);
  const isKnown = useStore(page.auth, ({ status }) => status !== "unknown");
  useEffect(() => {
    if (isKnown || !isAboutToBeKnown(page)) void page.tracking.load();
  }, [isKnown, page]);
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("title")}</h1>
        <p>{text("description")}</p>
      </header>
      <EventInputs text={text} />
      <div className="mt-8 grid gap-9 lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <section className="min-w-0">
          {services ? (
            <EventList tracking={services} text={text} />
          ) : (
            <LoadingLine>{siteText("accountLoading")}</LoadingLine>
          )}
        </section>
        <PatchBay text={text} />
      </div>
    </div>
  );
}
