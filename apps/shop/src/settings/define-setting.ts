import * as z from "zod";

interface SettingDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** Describes the allowed values; printed when a wrong one stops the start. */
  readonly allowed: string;
  readonly fallback: string;
  readonly purpose: string;
  /** The value is never printed, not even a wrong one. */
  readonly isSecret?: true;
}

/** The forms that several settings have. */
export const port = z.coerce.number().int().min(0).max(65_535);
export const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** Ten minutes at most; 0 for none. */
export const timeoutMs = count(0, 600_000);
export const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
export const addressLines = z.string().transform((text) =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean),
);
export const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text);

/** Keeps a setting's own type. */
export function define<Schema extends z.ZodType>(definition: SettingDefinition<Schema>): SettingDefinition<Schema> {
  return definition;
}
