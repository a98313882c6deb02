/** A page of one contest: it shows the contest whose `page` is its last segment. */
interface ContestPage {
  readonly page: string;
  readonly path: string;
  readonly title: "fourthOfJulyTitle" | "halloweenTitle";
}

export const CONTEST_PAGES: readonly ContestPage[] = [
  { page: "4th-july", path: "/contests/4th-july", title: "fourthOfJulyTitle" },
  { page: "halloween", path: "/contests/halloween", title: "halloweenTitle" },
];
