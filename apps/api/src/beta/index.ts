export { createBetaRoutes } from "./beta-routes.ts";
export { findChangedSignedText, putProgramme } from "./programme.ts";
export { deleteOldSignUps, listSignUps } from "./sign-ups.ts";
export { deleteOldSignatures, listSignatures } from "./signatures.ts";
export { eraseTesterData, readTesterData, type TesterData } from "./tester-data.ts";
export type { NdaText } from "./text-hash.ts";
