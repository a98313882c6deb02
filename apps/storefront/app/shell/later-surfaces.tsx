import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useLater } from "../composition/later.tsx";
import { loadModalHost } from "../composition/load-services.ts";
import { useServices } from "../composition/services-context.ts";
import { useAccountLink } from "../composition/use-account-link.ts";
import { Coming, LoadFailed } from "./coming.tsx";

const ModalHost = lazy(() => loadModalHost().then((module) => ({ default: module.ModalHost })));

/** Container of dialogs, pop-ups and payment: empty until one may be needed, then fetched. Shows when that takes long or fails. */
export function LaterSurfaces() {
  const later = useLater();
  const { modal, services } = useServices();
  const isAsked = useStore(modal, ({ type }) => type !== "inactive");
  const [hasFailed, setHasFailed] = useState(false);
  useAccountLink();
  useEffect(() => {
    if (!isAsked) return;
    setHasFailed(false);
    services.want().catch(() => {
      modal.close();
      setHasFailed(true);
    });
  }, [isAsked, modal, services]);
  if (later) {
    return (
      <Suspense fallback={isAsked && <Coming />}>
        <ModalHost />
      </Suspense>
    );
  }
  if (isAsked) return <Coming />;
  return hasFailed && <LoadFailed />;
}
