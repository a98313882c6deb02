/** A folder's path wraps after its slashes alone: at a hyphen or a space a reader couldn't tell what the name is. */
export function breakPaths(html: string): string {
  return html.replace(
    /<code>([^<]*[\\/][^<]*)<\/code>/g,
    (_code, path: string) => `<code class="path">${path.replace(/(?<=.)[\\/](?=.)/g, "$&<wbr>")}</code>`,
  );
}
