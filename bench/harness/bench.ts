import type { Answer } from './answer.ts'
import { type Database, startDatabase } from './database.ts'
import { type Floor, startFloor } from './floor.ts'
import { makeFolder } from './folder.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type Product, startProduct } from './product.ts'

/** What a row may start. Everything is stopped and removed when the row is over, however it ends. */
export type Bench = {
  /** A bundled PostgreSQL of the row's own, as durable as in production. */
  database(): Promise<Database>
  /** The built product as `npm start` runs it, on that database. */
  product(database: Database, environment?: Record<string, string>): Promise<Product>
  /** A file of bench/floors as its own process. */
  floor<Settings>(file: string, settings: Settings): Promise<Floor>
  /** Undefined where it is not installed. */
  nginx(answer: Answer): Promise<Nginx | undefined>
}

export function openBench(): { bench: Bench; close(): Promise<void> } {
  const undo: (() => unknown)[] = []
  let closing: Promise<void> | undefined
  const keep = <T extends { stop(): unknown }>(started: T): T => {
    undo.push(() => started.stop())
    return started
  }
  const folder = () => {
    const made = makeFolder()
    undo.push(() => made.remove())
    return made.path
  }
  return {
    bench: {
      database: async () => keep(await startDatabase(folder())),
      product: async (database, environment = {}) =>
        keep(await startProduct(database, environment)),
      floor: async (file, settings) => keep(await startFloor(file, settings)),
      async nginx(answer) {
        const nginx = await startNginx(folder(), answer)
        return nginx && keep(nginx)
      },
    },
    close() {
      closing ??= (async () => {
        for (const step of undo.reverse()) await step()
      })()
      return closing
    },
  }
}
