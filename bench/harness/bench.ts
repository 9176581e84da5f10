import type { Answer } from './answer.ts'
import { type Database, startDatabase } from './database.ts'
import { type Floor, startFloor } from './floor.ts'
import { makeFolder } from './folder.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type Product, startProduct } from './product.ts'

/**
 * What a benchmark row can start. When the row ends, even if it fails, we stop its processes and
 * delete their files.
 */
export type Bench = {
  /** Starts a separate bundled PostgreSQL for the row, as durable as in production. */
  database(): Promise<Database>
  /** Runs the built product on the given database, as `npm start` does. */
  product(database: Database, environment?: Record<string, string>): Promise<Product>
  /** Runs a file in bench/floors as a separate process. */
  floor<Settings>(file: string, settings: Settings): Promise<Floor>
  /** Starts nginx, which serves the given response. Undefined if nginx isn't installed. */
  nginx(answer: Answer): Promise<Nginx | undefined>
}

export function openBench(): { bench: Bench; close(): Promise<void> } {
  const undo: (() => unknown)[] = []
  const starting = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  async function start<T extends { stop(): unknown } | undefined>(open: () => Promise<T>) {
    if (closing) throw new Error('the bench is already stopping')
    const opening = open()
    starting.add(opening)
    try {
      const started = await opening
      if (started) undo.push(() => started.stop())
      return started
    } finally {
      starting.delete(opening)
    }
  }

  function folder(): string {
    const made = makeFolder()
    undo.push(() => made.remove())
    return made.path
  }

  async function closeAll() {
    // If someone interrupts the run, wait for processes that are still starting. Otherwise nothing
    // would ever stop them.
    while (starting.size > 0) await Promise.allSettled(starting)
    for (const step of undo.reverse()) await step()
  }

  return {
    bench: {
      database: () => start(() => startDatabase(folder())),
      product: (database, environment = {}) => start(() => startProduct(database, environment)),
      floor: (file, settings) => start(() => startFloor(file, settings)),
      nginx: (answer) => start(() => startNginx(folder(), answer)),
    },
    close() {
      closing ??= closeAll()
      return closing
    },
  }
}
