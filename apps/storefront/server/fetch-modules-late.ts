/**
 * The page is readable without its modules: they are fetched after what it is painted with, its styles, fonts and first picture. The router
 * gives their links no priority of its own.
 */
export function fetchModulesLate(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
