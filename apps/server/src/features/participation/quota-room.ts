import { whyFull } from '@wattle/contract/quotas'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import * as quotaQueries from './quota-queries.ts'

/** Throws with a message for our team, who can do something about it. */
export async function mustHaveRoomFor(db: Db, invitationId: number): Promise<void> {
  const cells = await quotaQueries.listCellsFor(db, invitationId)
  const mine = new Set(cells.filter(({ isMine }) => isMine).map(({ id }) => id))
  const message = whyNoRoom(cells, mine)
  must(!message, 'QUOTA_FULL', message ? { message } : undefined)
}

type Counted = { researchId: number; cellIds: number[] }

/**
 * Checked before a cancelled interview counts again, because someone else may have its place by now. Locks
 * the cells as a booking does, so only one of them can win.
 */
export async function mustHaveRoomAgain(tx: Db, { researchId, cellIds }: Counted): Promise<void> {
  if (cellIds.length === 0) return
  const message = whyNoRoom(await quotaQueries.lockCells(tx, researchId), new Set(cellIds))
  must(!message, 'QUOTA_FULL', { message: `This can’t be undone. ${message}` })
}

type Cell = Pick<quotaQueries.CellRow, 'id' | 'questionId' | 'name' | 'least' | 'most' | 'booked'>

/** Undefined if there's a place for someone in these cells, or the study has no quotas. */
export function whyNoRoom(cells: readonly Cell[], mine: ReadonlySet<number>): string | undefined {
  const study = cells.find(({ questionId }) => questionId === null)
  const counted = cells.flatMap(({ questionId, ...cell }) =>
    questionId === null ? [] : [{ ...cell, questionId }],
  )
  return study && whyFull(study, counted, mine)
}
