/** 1 kB is 1,000 bytes, as in the figures of other shops' starters that ours are compared with. */
const KB = 1000;

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** The maximum compressed size of the page's scripts. */
  readonly scriptBudgetBytes: number;
}

/** The other languages' texts are longer, and English replaces what a host gives no text for. */
const LANGUAGES = [
  { path: "", extraBytes: 0 },
  { path: "/de", extraBytes: 2 * KB },
  { path: "/ja", extraBytes: 2 * KB },
];

/** What a first visit may cost in scripts, in each language. */
export const MEASURED_PAGES: readonly MeasuredPage[] = LANGUAGES.flatMap(({ path, extraBytes }) => [
  { name: "home", path: path || "/", scriptBudgetBytes: 120 * KB + extraBytes },
  { name: "product", path: `${path}/products/plugins/famicalign`, scriptBudgetBytes: 122 * KB + extraBytes },
]);
