import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseFull, isDatabaseUnavailable } from './unavailable.ts'

const RETRY_MS = 500

/**
 * Runs statements that record something that has already happened, such as a sent email. Retries
 * while the database is down, full or read-only, for example while a standby server takes over. A
 * statement may run twice, if the first attempt succeeded but we never got the database's response.
 */
export async function retryWhileUnavailable<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(isDatabaseUnavailable(error as Error) || isDatabaseFull(error as Error))) throw error
      await sleep(RETRY_MS)
    }
  }
}
