/** What distinguishes a product's files: a plugin's platform, a pack's format. */
export const FILE_VARIANTS = ["win", "mac", "ALL", "AIFF", "KEMPER", "SGEAR", "WAVE", "FRACTAL"] as const;
export type FileVariant = (typeof FILE_VARIANTS)[number];
