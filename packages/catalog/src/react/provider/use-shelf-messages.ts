"use client";
import type { Messages } from "@shop/kernel";
import { useMemo } from "react";
import type { CatalogShelfKey } from "../../messages/index.ts";
import { catalogShelfEn } from "../../messages/shelf-en.ts";
import { useGivenMessages } from "./catalog-provider.tsx";

/** The texts of cards and prices: they are on pages that load none of the package's other texts. */
export function useShelfMessages(): Messages<CatalogShelfKey> {
  const given = useGivenMessages();
  return useMemo(() => ({ ...catalogShelfEn, ...given }), [given]);
}
