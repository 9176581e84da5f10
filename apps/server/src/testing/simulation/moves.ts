import type { Db } from '#db/open.ts'
import { type Move, movesSeen } from './witness.ts'

/** Allowed status changes. 'null' stands for a row that doesn't exist yet, or no longer exists. */
const ALLOWED: Record<string, Record<string, string[]>> = {
  researches: {
    null: ['IDEA_SHAPING', 'DRAFT_CREATED'],
    DRAFT_CREATED: ['IDEA_SHAPING', 'null'],
    IDEA_SHAPING: ['AUDIENCE_GENERATION', 'null'],
    AUDIENCE_GENERATION: ['IDEA_SHAPING', 'SCREENER_GENERATION', 'null'],
    SCREENER_GENERATION: ['IDEA_SHAPING', 'AUDIENCE_GENERATION', 'GUIDE_GENERATION', 'null'],
    GUIDE_GENERATION: [
      'IDEA_SHAPING',
      'AUDIENCE_GENERATION',
      'SCREENER_GENERATION',
      'PROJECT_CONFIRMATION',
      'null',
    ],
    PROJECT_CONFIRMATION: [
      'IDEA_SHAPING',
      'AUDIENCE_GENERATION',
      'SCREENER_GENERATION',
      'GUIDE_GENERATION',
      'CONDUCTING_INTERVIEW',
      'null',
    ],
    CONDUCTING_INTERVIEW: [
      'IDEA_SHAPING',
      'AUDIENCE_GENERATION',
      'SCREENER_GENERATION',
      'GUIDE_GENERATION',
      'PROJECT_CONFIRMATION',
      'COMPLETED',
      'null',
    ],
    COMPLETED: ['CONDUCTING_INTERVIEW', 'null'],
  },
  distributions: {
    null: ['REQUESTED'],
    REQUESTED: ['IN_PROGRESS', 'null'],
    IN_PROGRESS: ['PAUSED', 'null'],
    PAUSED: ['IN_PROGRESS', 'null'],
  },
  invitations: {
    null: ['INVITED'],
    INVITED: ['STARTED', 'null'],
    STARTED: ['COMPLETED', 'null'],
    COMPLETED: ['null'],
  },
  interviews: {
    // A standby's interview may start as confirmed.
    null: ['PLANNED', 'CONFIRMED'],
    PLANNED: ['NOTIFIED', 'CONFIRMED', 'CANCELLED'],
    NOTIFIED: ['CONFIRMED', 'CANCELLED'],
    CONFIRMED: ['CONDUCTED', 'CANCELLED', 'NO_SHOW'],
    CONDUCTED: ['NO_SHOW', 'CANCELLED', 'deleted with its project'],
    CANCELLED: ['CONDUCTED', 'NO_SHOW', 'deleted with its project'],
    NO_SHOW: ['CONDUCTED', 'CONFIRMED', 'CANCELLED', 'deleted with its project'],
  },
  panel_members: {
    null: ['PENDING', 'ACTIVE'],
    PENDING: ['ACTIVE', 'LEFT', 'null'],
    ACTIVE: ['PAUSED', 'LEFT', 'null'],
    PAUSED: ['ACTIVE', 'LEFT', 'null'],
    LEFT: ['ACTIVE', 'PAUSED', 'null'],
  },
  payments: {
    // A reversal starts as sent.
    null: ['DUE', 'SENT'],
    DUE: ['APPROVED', 'VOID'],
    APPROVED: ['SENT', 'FAILED', 'VOID'],
    SENT: ['FAILED'],
    FAILED: [],
    VOID: [],
  },
  outbox_mails: {
    null: ['QUEUED'],
    QUEUED: ['SENDING', 'DROPPED', 'null'],
    SENDING: ['SENT', 'QUEUED', 'REFUSED', 'FAILED', 'DROPPED', 'null'],
    SENT: ['null'],
    REFUSED: ['QUEUED', 'null'],
    FAILED: ['QUEUED', 'null'],
    DROPPED: ['null'],
  },
}

/** Status changes that only an undo may make. */
const UNDOABLE_MOVES: Record<string, Record<string, string[]>> = {
  distributions: { IN_PROGRESS: ['REQUESTED'] },
  interviews: {
    PLANNED: ['null'],
    NOTIFIED: ['PLANNED'],
    CONFIRMED: ['PLANNED', 'NOTIFIED'],
    CANCELLED: ['PLANNED', 'NOTIFIED', 'CONFIRMED'],
  },
}

/**
 * Describes the first five status changes that aren't allowed, and says if more changes were undone
 * than there were calls to undo.
 */
export async function forbiddenMoves(db: Db, undone: number): Promise<string[]> {
  const moves = await movesSeen(db)
  const isIn = (table: typeof ALLOWED, { place, was, is }: Move) =>
    table[place]?.[String(was)]?.includes(String(is)) ?? false
  const wrong = moves
    .filter((move) => !isIn(ALLOWED, move) && !isIn(UNDOABLE_MOVES, move))
    .map(({ place, id, was, is }) => `${place} ${id} went from ${was} to ${is}`)
    .slice(0, 5)
  const back = moves.filter((move) => isIn(UNDOABLE_MOVES, move)).length
  return back <= undone ? wrong : [...wrong, `${back} changes were undone, by ${undone} calls`]
}
