export { createImageRoutes } from "./image-routes.ts";
export { createFindPicture, type FindPicture } from "./media-pictures.ts";
export { createMediaRoutes } from "./media-routes.ts";
export { createMediaAddress, type MediaAddress } from "./media-version.ts";
export { openImages } from "./open-images.ts";
export { renderWithSharp } from "./render-with-sharp.ts";
export { findSmallDrawings, type SmallDrawings } from "./small-drawings.ts";
export { createSoundRoutes } from "./sound-routes.ts";
