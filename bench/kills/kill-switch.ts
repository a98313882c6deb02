import { type DatabaseConnection, type Driver, PGliteDialect, PostgresDialect } from "kysely";
import type { KillPoint } from "./kill-points.ts";

/** Where it dies; which act that belongs to doesn't matter here. */
export type ArmedPoint = Pick<KillPoint, "at" | "statement">;

export interface KillSwitch {
  /** From now on the process dies at this point; null: nowhere. */
  arm(point: ArmedPoint | null): void;
}

/** Watches every statement and commit that goes to a database of this process, from before it is opened. */
export function installKillSwitch(die: () => void): KillSwitch {
  let armed: ArmedPoint | null = null;
  const reach = (at: KillPoint["at"], statements: readonly string[]) => {
    const point = armed;
    if (point?.at === at && statements.some((statement) => plain(statement).includes(plain(point.statement)))) die();
  };
  for (const dialect of [PGliteDialect, PostgresDialect]) {
    const { createDriver } = dialect.prototype;
    dialect.prototype.createDriver = function createWatchedDriver() {
      return watch(createDriver.call(this), reach);
    };
  }
  return {
    arm: (point) => {
      armed = point;
    },
  };
}

/** The query builder quotes names, a text by hand doesn't. */
function plain(statement: string): string {
  return statement.replaceAll('"', "").toLowerCase();
}

type Reach = (at: KillPoint["at"], statements: readonly string[]) => void;

function watch(driver: Driver, reach: Reach): Driver {
  const watched = new WeakSet<DatabaseConnection>();
  /** What each connection's transaction has done so far. */
  const done = new WeakMap<DatabaseConnection, string[]>();
  const acquireConnection = driver.acquireConnection.bind(driver);
  const beginTransaction = driver.beginTransaction.bind(driver);
  const commitTransaction = driver.commitTransaction.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquireConnection(options);
    if (!watched.has(connection)) {
      watched.add(connection);
      watchStatements(connection, reach, done);
    }
    return connection;
  };
  driver.beginTransaction = async (connection, settings) => {
    done.set(connection, []);
    await beginTransaction(connection, settings);
  };
  driver.commitTransaction = async (connection) => {
    const statements = done.get(connection) ?? [];
    reach("beforeCommit", statements);
    await commitTransaction(connection);
    reach("afterCommit", statements);
  };
  return driver;
}

function watchStatements(
  connection: DatabaseConnection,
  reach: Reach,
  done: WeakMap<DatabaseConnection, string[]>,
): void {
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    reach("before", [query.sql]);
    const result = await executeQuery(query, options);
    done.get(connection)?.push(query.sql);
    reach("after", [query.sql]);
    return result as never;
  };
}
