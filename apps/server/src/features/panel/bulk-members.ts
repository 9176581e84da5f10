import { formatCount } from '@wattle/contract/format-count'
import { BULK_AT_ONCE, type BulkAction } from '@wattle/contract/panel-lists'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import type { JobData } from '#jobs.ts'
import { admitFilter } from './audience.ts'
import * as queries from './list-queries.ts'
import { existingList } from './manage-lists.ts'
import { type FilterQuery, memberFilterOf } from './manage-members.ts'
import { listIds } from './member-list-queries.ts'
import { stopInviting } from './stop-inviting.ts'

type Bulk = FilterQuery & { ids?: number[] | undefined; action: BulkAction; expected: number }

const IN_ONE_JOB = 5000

/**
 * Acts on the given people, or on everyone that the panel's list shows with these conditions.
 * Changes nothing if the number of people differs from what the admin saw.
 */
export function bulkMembers(deps: Deps, bulk: Bulk, by?: AdminActor) {
  const { action, expected } = bulk
  return retryOnConflict(deps.db, async (tx) => {
    if (bulk.filter) await admitFilter(deps, tx, bulk.filter, 'BULK', by)
    const listId = 'listId' in action ? action.listId : null
    const flag = 'flag' in action ? action.flag : null
    if (listId !== null) await existingList(tx, listId)
    const ids = bulk.ids
      ? await queries.listKnownIds(tx, bulk.ids)
      : await listIds(tx, await memberFilterOf(deps, bulk))
    const shown = formatCount(ids.length)
    must(ids.length === expected, 'COUNT_CHANGED', {
      message: `${shown} ${ids.length === 1 ? 'person matches' : 'people match'} now, not ${formatCount(expected)}. Please check and try again.`,
    })
    await recordAdminAction(deps, tx, by, 'PANEL_BULK', {
      action: action.kind,
      people: String(ids.length),
      ...(listId !== null && { list: String(listId) }),
      ...(flag !== null && { flag }),
    })
    const isQueued = ids.length > BULK_AT_ONCE
    for (let at = 0; at < ids.length; at += IN_ONE_JOB) {
      const batch = { kind: action.kind, listId, flag, ids: ids.slice(at, at + IN_ONE_JOB) }
      if (isQueued) await deps.jobs.enqueue(tx, 'panel.bulk', batch)
      else await apply(deps, tx, batch)
    }
    return { affected: ids.length, isQueued }
  })
}

type Batch = JobData<'panel.bulk'>

export const applyQueued = (deps: Deps, batch: Batch): Promise<void> =>
  retryOnConflict(deps.db, (tx) => apply(deps, tx, batch))

/** Applying a batch twice makes no difference, so an interrupted job can just run again. */
async function apply(deps: Deps, tx: Db, { listId, flag, kind, ids }: Batch): Promise<void> {
  if (kind === 'FLAG' && flag) {
    if (flag === 'DO_NOT_INVITE') await stopInviting(deps, tx, ids)
    await queries.flagMembers(tx, ids, flag, deps.now())
  } else if (listId !== null && kind === 'ADD_TO_LIST') {
    await queries.addToList(tx, listId, ids, deps.now())
  } else if (listId !== null) {
    await queries.removeFromList(tx, listId, ids)
  }
}
