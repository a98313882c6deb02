/**
 * Every row of a list that is read page by page, each page after the last row of the previous one. Rows that stay due because they fail
 * don't block the rows after them.
 */
export async function* everyRow<Row>(
  pageSize: number,
  readAfter: (last: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, void> {
  let last: Row | null = null;
  for (;;) {
    const page: readonly Row[] = await readAfter(last);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1) ?? null;
  }
}
