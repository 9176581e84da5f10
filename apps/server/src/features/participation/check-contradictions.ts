import { type ContradictionKind, contradictionInWords } from '@wattle/contract/contradiction'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { isPolicyPublished } from '#features/settings/policy-version.ts'
import * as queries from './contradiction-queries.ts'
import {
  type Answer,
  birthYearIn,
  type EarlierAnswer,
  findContradictions,
} from './contradiction-rules.ts'
import { placeOf } from './option-order.ts'

type NewAnswers = { memberId: number; fieldIds: number[]; at: Date }

export const clearForFields = (tx: Db, answers: NewAnswers) => queries.clearForFields(tx, answers)

export const isCheckOn = async ({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> =>
  config.contradictions && (await isPolicyPublished(db))

/**
 * Looks for answers that contradict each other. The results only suggest what to ask, and never
 * decide anything.
 */
export async function checkContradictions(deps: Deps, invitationId: number): Promise<void> {
  const { db } = deps
  if (!(await isCheckOn(deps))) return
  const finished = await queries.findFinished(db, invitationId)
  if (!finished || finished.withdrawnAt || finished.memberId === null) return
  const { memberId, startedAt, completedAt } = finished
  if (!startedAt || !completedAt) return
  const answers = await queries.listAnsweredNow(db, invitationId)
  const earlier = await queries.listAnsweredEarlier(db, memberId, startedAt)
  const profile = await queries.listProfileAnswers(db, memberId, completedAt)
  const before: EarlierAnswer[] = [
    ...profile.map(({ field, labels, number, at }) => ({
      ...{ field, answer: number ?? labels, questionId: null, from: 'PROFILE' as const, at },
    })),
    ...earlier.flatMap((answer) =>
      answersIn(answer).map((one) => ({ ...one, from: 'EARLIER_STUDY' as const, at: answer.at })),
    ),
  ]
  const found = findContradictions({
    at: completedAt,
    now: answers.flatMap(answersIn),
    before: before.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    seconds: (completedAt.getTime() - startedAt.getTime()) / 1000,
    questions: answers.length,
    places: answers.flatMap((answer) => shuffledPlace(invitationId, answer)),
  })
  await db.transaction((tx) =>
    queries.insertContradictions(
      tx,
      found.map(({ kind, questionId, details }) => ({
        ...{ invitationId, kind, questionId, details, at: deps.now() },
      })),
    ),
  )
}

/** What an answer says about a profile field. Empty if it says nothing about one. */
function answersIn({
  questionId,
  question,
  field,
  chosen,
  written,
  at,
}: queries.Answered): Answer[] {
  if (typeof written === 'number') {
    const year = birthYearIn(question, written, at)
    return year ? [{ field: 'birth-year', questionId, ...year }] : []
  }
  return field && chosen ? [{ field, answer: chosen, questionId }] : []
}

/** With fewer options, people are too likely to choose the same position by chance. */
const FEWEST_OPTIONS = 3

function shuffledPlace(
  invitationId: number,
  { type, ordered, options }: queries.Answered,
): number[] {
  const isShuffled = type === 'SINGLE_CHOICE' && !ordered && options.length >= FEWEST_OPTIONS
  const chosen = options.find(({ selected }) => selected)
  return isShuffled && chosen ? [placeOf(invitationId, options, chosen.id)] : []
}

/** The contradictions that nobody has cleared, for an admin to ask this person about. */
export async function listOpen({ db, now, config }: Deps, invitationId: number) {
  const rows = await queries.listContradictions(db, invitationId)
  return rows
    .filter(({ clearedAt }) => clearedAt === null)
    .map(({ id, kind, details, at }) => ({
      ...{ id, kind: kind satisfies ContradictionKind, at },
      words: contradictionInWords({ kind, details, at }, now(), config.agencyTimeZone),
    }))
}

/** Every contradiction we noticed, even if cleared, for the member's download. */
export async function listNoticed({ now, config }: Deps, db: Db, invitationId: number) {
  const rows = await queries.listContradictions(db, invitationId)
  return rows.map(({ kind, details, at, clearedAt }) => ({
    ...{ at, clearedAt },
    words: contradictionInWords({ kind, details, at }, now(), config.agencyTimeZone),
  }))
}

/** Fields to ask the member about on their page. Empty while the check is off. */
export async function listToClarify({ config }: Deps, db: Db, memberId: number) {
  if (!(await isCheckOn({ config, db }))) return []
  const rows = await queries.listToClarify(db, memberId)
  return rows.map((row) => ({ ...row, beforeAt: new Date(row.beforeAt), at: new Date(row.at) }))
}

export const clear = (deps: Deps, by: AdminActor, id: number) =>
  deps.db.transaction(async (tx) => {
    const cleared = await queries.clearContradiction(tx, id, deps.now())
    if (!cleared) {
      must(await queries.findContradiction(tx, id), 'NOT_FOUND')
      return
    }
    const details = { respondent: String(cleared.invitationId), kind: cleared.kind }
    await recordAdminAction(deps, tx, by, 'CONTRADICTION_CLEARED', details)
  })
