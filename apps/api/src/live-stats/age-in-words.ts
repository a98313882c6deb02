const HOURS_PER_DAY = 24;

/** An age of full hours in a language's words: 2 hours ago, 3 days ago. Under an hour, the given text. Source: ENGAGE-02. */
export function ageInWords(locale: string, hoursAgo: number, justNow: string): string {
  if (hoursAgo < 1) return justNow;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  if (hoursAgo < HOURS_PER_DAY) return format.format(-Math.floor(hoursAgo), "hour");
  return format.format(-Math.floor(hoursAgo / HOURS_PER_DAY), "day");
}
