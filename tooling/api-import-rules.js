// The import rules inside the back end. import-rules.js contains those between packages.

import { SUBJECT_IMPORTS } from "./api-subjects.js";

/** Tests, stories, and the few helpers that only these import. */
export const TESTS =
  "(\\.(test|stories)\\.tsx?|/react/stories/.*|/react/prepared-world\\.tsx|/show-[a-z-]+\\.tsx|\\.contract\\.tsx?)$";

const API = "^apps/api/src/";
const SUBJECTS = Object.keys(SUBJECT_IMPORTS).join("|");

/** A subject's rows are types alone; ports/database.ts puts those of all subjects together. */
const TABLES = `${API}[^/]+/tables\\.ts$`;

/** A folder of the back end may import itself, what is below it, and only the index.ts of other subjects. */
function apiFolder(name, below, subjects, why) {
  return {
    name: `api-${name}`,
    severity: "error",
    comment: why,
    from: { path: `${API}${name}/`, pathNot: [TESTS, TABLES] },
    to: {
      path: API,
      pathNot: [
        ...[name, ...below].map((own) => `${API}${own}/`),
        ...(name === "ports" ? [TABLES] : []),
        ...subjects.map((other) => `${API}${other}/index\\.ts$`),
      ],
    },
  };
}

/** Of the back end's own sources: tests and testing/ may use every folder, and rows need no folder. */
export const API_FOLDERS = {
  exclude: { path: ["\\.(test|contract)\\.ts$", "^apps/api/src/testing/", TABLES] },
  forbidden: [
    {
      name: "api-folders-without-cycles",
      severity: "error",
      comment: "Two folders that need each other are one, or lack a third.",
      scope: "folder",
      from: { path: "^apps/api/src" },
      to: { circular: true },
    },
  ],
};

export const API_RULES = [
  apiFolder("platform", [], [], "platform/ is the database, mail and jobs of any shop; it contains no subject's word."),
  apiFolder("http", ["platform"], [], "The pipeline runs what app.ts passes to it; it contains no subject's word."),
  apiFolder(
    "ports",
    ["platform", "http"],
    [],
    "What all subjects take from outside knows only the rows of their tables.",
  ),
  {
    name: "api-tables-are-types",
    severity: "error",
    comment:
      "tables.ts contains the rows of a subject: types that need nothing but other rows, so that they make no cycle.",
    from: { path: TABLES },
    to: { path: API, pathNot: [TABLES, `${API}ports/(seller|file-variants)\\.ts$`] },
  },
  ...Object.entries(SUBJECT_IMPORTS).map(([subject, others]) =>
    apiFolder(
      subject,
      ["ports", "platform", "http"],
      others,
      "A subject uses others by their index.ts, as the table in tooling/api-subjects.js allows.",
    ),
  ),
  {
    name: "api-wires-by-index",
    severity: "error",
    comment: "What is wired together at the top takes a subject by its index.ts.",
    from: { path: `${API}[^/]+\\.ts$`, pathNot: TESTS },
    to: { path: `${API}(${SUBJECTS})/`, pathNot: `${API}[^/]+/index\\.ts$` },
  },
];
