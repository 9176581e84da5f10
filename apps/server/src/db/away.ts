/** Connection refused or lost, server starting or stopping, all connections in use, statement timed out. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|57P0[123]|57014|53300|25P03)$/
/** What the driver says of it without a code. */
const SAID = /timeout exceeded when trying to connect|Connection terminated|not queryable/

/** Whether something failed because the database could not be reached, and not by what was asked of it. */
export function isDatabaseAway(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (AWAY.test((cause as NodeJS.ErrnoException).code ?? '')) return true
    if (SAID.test(cause.message)) return true
  }
  return false
}
