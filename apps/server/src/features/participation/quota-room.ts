import { whyFull } from '@wattle/contract/quotas'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import * as quotaQueries from './quota-queries.ts'

/** Throws an error with a message for our team, who can raise the maximum. */
export async function mustHaveRoomFor(db: Db, invitationId: number): Promise<void> {
  const cells = await quotaQueries.listCellsFor(db, invitationId)
  const mine = new Set(cells.filter(({ isMine }) => isMine).map(({ id }) => id))
  const message = whyNoRoom(cells, mine)
  must(!message, 'QUOTA_FULL', message ? { message } : undefined)
}

type Counted = { researchId: number; cellIds: number[] }

/**
 * Runs before a cancelled interview counts again, because someone else may have its place by now.
 * Locks the cells in the same way as a booking, so only one of the two can get the place.
 */
export async function mustHaveRoomAgain(tx: Db, { researchId, cellIds }: Counted): Promise<void> {
  if (cellIds.length === 0) return
  const message = whyNoRoom(await quotaQueries.lockCells(tx, researchId), new Set(cellIds))
  must(!message, 'QUOTA_FULL', { message: `You can’t undo this. ${message}` })
}

type Cell = Pick<quotaQueries.CellRow, 'id' | 'questionId' | 'name' | 'least' | 'most' | 'booked'>

/**
 * Why there's no place left for someone in these cells. Undefined if there is one, or the study has
 * no quotas.
 */
export function whyNoRoom(cells: readonly Cell[], mine: ReadonlySet<number>): string | undefined {
  const study = cells.find(({ questionId }) => questionId === null)
  const counted = cells.flatMap(({ questionId, ...cell }) =>
    questionId === null ? [] : [{ ...cell, questionId }],
  )
  return study && whyFull(study, counted, mine)
}
