/**
 * Connection refused or lost, server starting or stopping, no connections left, statement timed
 * out.
 */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|57P0[1-5]|57014|53300|25P03)$/
/** Messages from driver errors that have no code. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|not queryable/
/** Disk full, out of memory or another limit (53xxx), disk failing, or server read-only. */
const CANNOT_WRITE = /^(53\w{3}|58030|25006)$/

/**
 * Whether a query failed because we couldn't reach the database, not because of the query itself.
 */
export const isDatabaseUnavailable = (error: Error): boolean =>
  causesOf(error).some(
    ({ code = '', message }) => UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGE.test(message),
  )

/** Whether the database answered but couldn't store anything. The transaction is rolled back. */
export const isDatabaseFull = (error: Error): boolean =>
  causesOf(error).some(({ code = '' }) => CANNOT_WRITE.test(code))

function causesOf(error: Error): NodeJS.ErrnoException[] {
  return [error, ...(error.cause instanceof Error ? causesOf(error.cause) : [])]
}
