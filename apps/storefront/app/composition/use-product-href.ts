import { useCallback } from "react";

/** The page of a product by its name: the fallback route finds it, whatever its type. */
export function useProductHref(): (name: string) => string {
  return useCallback((name) => `/products/${encodeURIComponent(name)}`, []);
}
