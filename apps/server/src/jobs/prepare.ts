import { openQueue } from '#jobs/queue.ts'

/** Makes the queue's own tables in a database that has none: a restore needs them to be there. */
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
