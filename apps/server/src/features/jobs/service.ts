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

/**
 * Records the action before retrying the job. The queue has its own connection, so a rollback
 * wouldn't undo the retry.
 */
export async function retryJob(deps: Deps, id: string, by: AdminActor): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    await recordAdminAction(deps, tx, by, 'JOB_RETRIED', { job: id })
    must(await deps.jobs.revive(id), 'NOT_FOUND')
  })
}

/**
 * The error's message. The queue stores errors as objects, and the innermost cause has the most
 * useful message.
 */
function errorText(output: object | null): string | null {
  if (!output) return null
  const { message, cause } = output as { message?: unknown; cause?: unknown }
  if (cause && typeof cause === 'object') return errorText(cause)
  return redactValues(typeof message === 'string' ? message : JSON.stringify(output))
}
