import { openQueue } from '#jobs/queue.ts'

/** Creates the queue's tables in a new database, so a backup can be restored into it. */
export async function prepareQueue(connectionString: string): Promise<void> {
  const queue = await openQueue({
    connectionString,
    isWorker: false,
    onError(error) {
      throw error
    },
  })
  await queue.close()
}
