export { type BuildOptions, buildDemoContent } from "./build-demo-content.ts";
export type { CabinetPack } from "./cabinet/cabinet.ts";
export { checkContentFolder } from "./check-content-folder.ts";
export { ContentFault } from "./content-fault.ts";
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
  type EntryFolder,
  listFigureIds,
  listJsonFiles,
  loadAllPresets,
  loadAnswers,
  loadBeta,
  loadCampaigns,
  loadContests,
  loadCoupons,
  loadDemonstrations,
  loadFigures,
  loadFollowUps,
  loadPacks,
  loadPages,
  loadPerformances,
  loadProducts,
  loadShop,
  loadTutorials,
  loadVatRates,
  loadWheel,
} from "./load-content.ts";
export type { BuildManifest, FileKind, FileVariant, ManifestFile, ManifestMedia } from "./manifest.ts";
export { hashContent } from "./manifest.ts";
export { createSoundFiles, type SoundFiles } from "./sounds/create-sound-files.ts";
export { renderTake } from "./sounds/render-take.ts";
