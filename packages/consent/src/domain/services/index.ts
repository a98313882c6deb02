export { googleTag } from "./google-tag.ts";
export { googleTagManager } from "./google-tag-manager.ts";
export { hotjar } from "./hotjar.ts";
export { matomo } from "./matomo.ts";
export { metaPixel } from "./meta-pixel.ts";
export { microsoftClarity } from "./microsoft-clarity.ts";
export { plausible } from "./plausible.ts";
export { posthog } from "./posthog.ts";
export { vimeo, youtube } from "./video-frames.ts";
