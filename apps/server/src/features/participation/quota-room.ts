import { whyFull } from '@wattle/contract/quotas'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import * as quotaQueries from './quota-queries.ts'

/** Refuses in words for our team, who can do something about it. */
export async function mustHaveRoomFor(db: Db, invitationId: number): Promise<void> {
  const cells = await quotaQueries.listCellsFor(db, invitationId)
  const study = cells.find(({ questionId }) => questionId === null)
  if (!study) return
  const counted = cells.flatMap(({ questionId, ...cell }) =>
    questionId === null ? [] : [{ ...cell, questionId }],
  )
  const mine = new Set(cells.filter(({ isMine }) => isMine).map(({ id }) => id))
  const message = whyFull(study, counted, mine)
  must(!message, 'QUOTA_FULL', message ? { message } : undefined)
}
