/** The codes of node:net for a server that isn't there or went away. */
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** PostgreSQL's classes: connection (08), out of connections, disk or memory (53), shutting down or starting (57P01 to 57P03). */
const UNAVAILABLE_STATE = /^(08\w{3}|53\w{3}|57P0[123])$/;
/** A statement, a lock or a transaction took longer than the connection's timeout. */
const TIMEOUT_STATE = /^(57014|55P03|25P03)$/;
/** PostgreSQL ended one of several transactions that waited for each other. Nothing of it is stored. */
const DEADLOCK_STATE = "40P01";
const POOL_TIMEOUT_MESSAGE = "timeout exceeded when trying to connect";
/** The driver's own errors have no code. */
const DRIVER_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/;

/** Whether an error means that the database is unavailable at the moment: the same call may succeed a little later. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = "code" in error ? String(error.code) : "";
  if (NETWORK_CODE.test(code)) return "syscall" in error;
  return UNAVAILABLE_STATE.test(code) || DRIVER_MESSAGE.test(error.message) || isDatabaseTimeout(error);
}

/** Whether an error means that one of the connection's timeouts was hit: the database runs, but is blocked. */
export function isDatabaseTimeout(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return TIMEOUT_STATE.test(code) || error.message === POOL_TIMEOUT_MESSAGE || isDeadlock(error);
}

/** Whether the statement lost against another one in a deadlock. Running it again succeeds. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DEADLOCK_STATE;
}
