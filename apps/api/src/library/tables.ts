import type { FileVariant } from "../ports/file-variants.ts";

/** Downloads of an account. */
export interface LibraryTables {
  product_downloads: {
    user_id: string;
    product_id: string;
    variant: FileVariant;
    version: string | null;
    downloaded_at: Date;
  };
}
