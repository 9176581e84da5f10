import pg from 'pg'

/**
 * A connection that doesn't end the process when it breaks, and never keeps a prepared statement on
 * the server.
 */
export class DatabaseClient extends pg.Client {
  /** The pool sets this while the connection is checked out. */
  declare release?: pg.PoolClient['release']

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The pool only listens while the connection is idle. Without this listener, losing the
    // connection between two statements of a transaction would end the process. The next statement
    // reports the loss.
    this.on('error', () => {})
  }

  // The driver declares a dozen overloads of `query`. We change only one of them.
  override query = ((query: pg.QueryConfig, values: unknown, ...rest: unknown[]) => {
    const run = super.query as (...all: unknown[]) => unknown
    const isPlain = typeof query === 'object' && Array.isArray(values) && query.text
    const answer = run.call(this, isPlain ? this.named(query) : query, values, ...rest)
    if (isPlain && query.text.startsWith('begin')) this.#giveBackUnlessBegun(answer)
    return answer
  }) as pg.Client['query']

  protected named(query: pg.QueryConfig): pg.QueryConfig {
    if (!query.name) return query
    const { name: _name, ...unnamed } = query
    return unnamed
  }

  /**
   * Drizzle releases a connection when its transaction ends, but not if `begin` fails. Without
   * this, each outage would leave the pool with fewer connections.
   */
  #giveBackUnlessBegun(beginning: unknown) {
    Promise.resolve(beginning).catch(() => this.release?.(true))
  }
}
