import type { ConsentService } from "../service.ts";

/** A service of frames that the page itself contains: there is nothing to load, and a frame that is taken away has stopped. */
type FrameService = Pick<ConsentService, "id" | "name" | "provider" | "stored" | "hosts" | "privacyUrl">;

function frames(service: FrameService): ConsentService {
  return {
    ...service,
    purpose: {
      en: "Plays videos within this site.",
      de: "Spielt Videos innerhalb dieser Seite ab.",
      ja: "このサイトの中で動画を再生します。",
    },
    category: "marketing",
    load: () => [],
    inform: () => [],
    revoke: () => [],
    canStop: true,
  };
}

/** Videos on YouTube, by its host that sets cookies later. */
export function youtube(): ConsentService {
  return frames({
    id: "youtube",
    name: "YouTube",
    provider: "Google Ireland Limited",
    stored: [{ pattern: "yt-*", kind: "local", lifetimeDays: null }],
    hosts: ["www.youtube-nocookie.com", "www.youtube.com", "i.ytimg.com"],
    privacyUrl: "https://policies.google.com/privacy",
  });
}

export function vimeo(): ConsentService {
  return frames({
    id: "vimeo",
    name: "Vimeo",
    provider: "Vimeo.com, Inc.",
    stored: [{ pattern: "vuid", kind: "cookie", lifetimeDays: 400 }],
    hosts: ["player.vimeo.com", "*.vimeocdn.com"],
    privacyUrl: "https://vimeo.com/privacy",
  });
}
