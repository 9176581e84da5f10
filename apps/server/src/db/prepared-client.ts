import { createHash } from 'node:crypto'
import pg from 'pg'

/** A text that came this often is worth keeping: lists of changing length give many that do not. */
const WORTH_KEEPING = 3
/** Rows by the hundred in one statement: its planning is nothing beside its work. */
const LONGEST_TEXT = 8_000
const MOST_COUNTED = 5_000
/** Each is kept by every connection, on both sides. */
const MOST_KEPT = 400

/** What a person typed decides which way is the shortest. */
const SEARCH = /\bi?like\b/

const counts = new Map<string, number>()
const names = new Map<string, string>()

/** Undefined where a statement is planned for this once. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || text.length > LONGEST_TEXT || names.size >= MOST_KEPT) return known
  if (SEARCH.test(text)) return undefined
  const count = (counts.get(text) ?? 0) + 1
  if (count < WORTH_KEEPING) {
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A connection whose statements are planned once and not at every call: for a join of six tables that
 * takes the server ten times as long as to run it.
 */
export class PreparedClient extends pg.Client {
  /** The pool's, while somebody has it. */
  declare release?: pg.PoolClient['release']

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The pool listens while nobody has it. Lost between two statements of a transaction, it would end
    // the process; the next statement tells of it.
    this.on('error', () => {})
  }

  // The driver declares a dozen ways to call it; all but one are handed on untouched.
  override query = ((query: pg.QueryConfig, values: unknown, ...rest: unknown[]) => {
    const run = super.query as (...all: unknown[]) => unknown
    const isPlain = typeof query === 'object' && Array.isArray(values) && !query.name && query.text
    const name = isPlain ? nameOf(query.text) : undefined
    const answer = run.call(this, name ? { ...query, name } : query, values, ...rest)
    if (isPlain && query.text.startsWith('begin')) this.#giveBackUnlessBegun(answer)
    return answer
  }) as pg.Client['query']

  /**
   * The library gives a connection back once its transaction is over, and forgets the one whose
   * transaction could not even begin: each outage would leave the pool a few fewer.
   */
  #giveBackUnlessBegun(beginning: unknown) {
    Promise.resolve(beginning).catch(() => this.release?.(true))
  }
}
