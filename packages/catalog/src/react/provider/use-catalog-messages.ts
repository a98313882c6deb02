"use client";
import { useMemo } from "react";
import { en } from "../../messages/en.ts";
import type { CatalogMessages } from "../../messages/index.ts";
import { useGivenMessages } from "./catalog-provider.tsx";

/** Every text of the package: the provider's, or English if it gives none. */
export function useCatalogMessages(): CatalogMessages {
  const given = useGivenMessages();
  return useMemo(() => ({ ...en, ...given }), [given]);
}
