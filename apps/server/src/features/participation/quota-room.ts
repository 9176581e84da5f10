import { whyFull } from '@wattle/contract/quotas'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import * as quotaQueries from './quota-queries.ts'

/**
 * Throws if there's no place for the person. The message is for our team, who can raise the
 * maximum.
 */
export async function mustHaveRoomFor(db: Db, invitationId: number): Promise<void> {
  const cells = await quotaQueries.listCellsFor(db, invitationId)
  const mine = new Set(cells.filter(({ isMine }) => isMine).map(({ id }) => id))
  const message = whyNoRoom(cells, mine)
  must(!message, 'QUOTA_FULL', message ? { message } : undefined)
}

type Counted = { researchId: number; cellIds: number[] }

/**
 * Throws if a cancelled interview can't count again, because someone else has taken its place.
 * Locks the cells as a booking does, so only one of the two gets the place.
 */
export async function mustHaveRoomAgain(tx: Db, { researchId, cellIds }: Counted): Promise<void> {
  if (cellIds.length === 0) return
  const message = whyNoRoom(await quotaQueries.lockCells(tx, researchId), new Set(cellIds))
  must(!message, 'QUOTA_FULL', { message: `You can’t undo this. ${message}` })
}

type Cell = Pick<quotaQueries.CellRow, 'id' | 'questionId' | 'name' | 'least' | 'most' | 'booked'>

/**
 * Why there's no place left for someone in the cells `mine`. Undefined if there's still a place or
 * the study has no quotas.
 */
export function whyNoRoom(cells: readonly Cell[], mine: ReadonlySet<number>): string | undefined {
  const study = cells.find(({ questionId }) => questionId === null)
  const counted = cells.flatMap(({ questionId, ...cell }) =>
    questionId === null ? [] : [{ ...cell, questionId }],
  )
  return study && whyFull(study, counted, mine)
}
