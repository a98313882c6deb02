import type { ColumnType, Generated } from "kysely";

/** What owners say about products. */
export interface RatingsTables {
  ratings: {
    id: string;
    position: Generated<number>;
    user_id: string;
    product_id: string;
    stars: number;
    comment: ColumnType<string, string | undefined, string>;
    created_at: Date;
    updated_at: Date;
  };
}
