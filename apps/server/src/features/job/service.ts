import type { FailedJob } from '@wattle/contract/job'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { withoutValues } from '#redaction.ts'

export async function listFailedJobs({ jobs }: Deps): Promise<FailedJob[]> {
  const dead = await jobs.listDead()
  return dead
    .map((job) => ({
      id: job.id,
      name: job.sourceName ?? job.name,
      data: job.data,
      failedAt: job.createdOn,
      attempts: (job.sourceRetryCount ?? 0) + 1,
      error: errorText(job.sourceOutput),
    }))
    .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
}

export async function retryJob({ jobs }: Deps, id: string): Promise<undefined> {
  must(await jobs.revive(id), 'NOT_FOUND')
}

/** The queue keeps a thrown error as an object; the message of its last cause says the most. */
function errorText(output: object | null): string | null {
  if (!output) return null
  const { message, cause } = output as { message?: unknown; cause?: unknown }
  if (cause && typeof cause === 'object') return errorText(cause)
  return withoutValues(typeof message === 'string' ? message : JSON.stringify(output))
}
