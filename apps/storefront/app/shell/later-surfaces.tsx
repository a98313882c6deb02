import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadModalHost } from "../composition/load-services.ts";
import { useServices } from "../composition/services-context.ts";
import { useAccountLink } from "./account/use-account-link.ts";
import { Coming, LoadFailed } from "./coming.tsx";

const ModalHost = lazy(() => loadModalHost().then((module) => ({ default: module.ModalHost })));

/** Container of dialogs, pop-ups and payment: empty until one may be needed, then fetched. Shows when that takes long or fails. */
export function LaterSurfaces() {
  const { modal, services, texts } = useServices();
  const isLoaded = useStore(texts) !== null;
  const isAsked = useStore(modal, ({ type }) => type !== "inactive" && type !== "cookie");
  const [hasFailed, setHasFailed] = useState(false);
  useAccountLink();
  useEffect(() => {
    if (!isAsked) return;
    setHasFailed(false);
    services.load().catch(() => {
      modal.close();
      setHasFailed(true);
    });
  }, [isAsked, modal, services]);
  if (isLoaded) {
    return (
      <Suspense fallback={isAsked && <Coming />}>
        <ModalHost />
      </Suspense>
    );
  }
  if (isAsked) return <Coming />;
  return hasFailed && <LoadFailed />;
}
