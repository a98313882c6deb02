export { type BuildOptions, buildDemoContent } from "./build-demo-content.ts";
export type { CabinetPack } from "./cabinet/cabinet.ts";
export type {
  ContentPage,
  ContentPicture,
  ContentPreset,
  ContentPrice,
  ContentProduct,
  ContentShop,
  ContentTutorial,
} from "./content-types.ts";
export { demoContentDirectory } from "./demo-content-directory.ts";
export {
  loadCampaigns,
  loadCoupons,
  loadPacks,
  loadPages,
  loadProducts,
  loadShop,
  loadTutorials,
  loadVatRates,
} from "./load-content.ts";
export type { BuildManifest, FileKind, FileVariant, ManifestFile, ManifestMedia } from "./manifest.ts";
