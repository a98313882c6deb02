import pg from "pg";

/** The number of prepared statements per server connection. Later ones are sent with their text, as without this client. */
const MAX_STATEMENTS = 400;

const ALL_COLUMNS = /(?:select|returning|,)\s*(?:"?\w+"?\.)?\*/i;

/**
 * A PostgreSQL client with prepared statements: the server parses and plans a statement once. Kysely's texts are the same for every call of
 * a query; only lists of values make new ones, which is why they are limited. Statements that select `*` aren't prepared: a column that a
 * newer process adds would break the cached plan.
 */
export function createPreparingClient(): typeof pg.Client {
  const nameByText = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = nameByText.get(text);
    if (known !== undefined || nameByText.size >= MAX_STATEMENTS || ALL_COLUMNS.test(text)) return known;
    const name = `s${nameByText.size}`;
    nameByText.set(text, name);
    return name;
  };
  return class PreparingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = this.query.bind(this) as (...parts: readonly unknown[]) => unknown;
      this.query = ((query: unknown, values: unknown, ...rest: readonly unknown[]) => {
        const name =
          typeof query === "string" && Array.isArray(values) && values.length > 0 ? nameOf(query) : undefined;
        return name === undefined ? send(query, values, ...rest) : send({ name, text: query, values }, ...rest);
      }) as pg.Client["query"];
    }
  };
}
