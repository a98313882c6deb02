/** Whether a host fits a pattern of a service's `hosts`: itself, or with `*.` in front any host below it. */
export function matchesHost(host: string, pattern: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;
}
