import type { FailedJob } from '@wattle/contract/job'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import { redactValues } from '#redaction.ts'

export async function listFailedJobs(
  { jobs }: Deps,
  query: ListQuery,
): Promise<{ failed: FailedJob[]; total: number }> {
  const { jobs: dead, total } = await jobs.listDead(listWindow(query))
  return { failed: dead.map(({ output, ...job }) => ({ ...job, error: errorText(output) })), total }
}

/** Records the retry first, because the queue uses its own connection to retry a job. */
export async function retryJob(deps: Deps, id: string, by: AdminActor): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    await recordAdminAction(deps, tx, by, 'JOB_RETRIED', { job: id })
    must(await deps.jobs.revive(id), 'NOT_FOUND')
  })
}

/** The queue stores a thrown error as an object. The last cause has the most useful message. */
function errorText(output: object | null): string | null {
  if (!output) return null
  const { message, cause } = output as { message?: unknown; cause?: unknown }
  if (cause && typeof cause === 'object') return errorText(cause)
  return redactValues(typeof message === 'string' ? message : JSON.stringify(output))
}
