const PLATFORMS = ["Windows", "MacOS", "win", "mac"] as const;

/** The platforms that the marketing service knows. Any other is sent empty. Source: TRACK-05. */
export function marketingPlatform(platform: string): (typeof PLATFORMS)[number] | "" {
  return PLATFORMS.find((known) => known === platform) ?? "";
}
