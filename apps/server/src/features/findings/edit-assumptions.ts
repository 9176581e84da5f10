import {
  type Assumption,
  type AssumptionInput,
  type Assumptions,
  assumptionGaps,
  type SavedAssumptions,
} from '@wattle/contract/findings/assumptions'
import { DEFAULT_LIMITS } from '@wattle/contract/findings/results'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { PreviousAssumption } from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { readGuide, readParts } from '#features/guide/service.ts'
import type { ProjectHooks } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { countAssumptionsChange, lockOwnResearch, ownResearch } from '#features/project/service.ts'
import * as queries from './queries.ts'

export async function getAssumptions(
  { db }: Deps,
  actor: SignedIn,
  id: number,
): Promise<Assumptions> {
  return stored(db, await ownResearch(db, actor, id))
}

async function stored(db: Db, research: ResearchRow): Promise<Assumptions> {
  const assumptions = await queries.listAssumptions(db, research.id)
  const guide = await readGuide(db, research)
  return {
    version: research.assumptionsVersion,
    assumptions,
    gaps: assumptionGaps(assumptions, guide?.parts ?? []),
    changes: await queries.listChanges(db, research.id),
  }
}

type Saved = { version: number; assumptions: AssumptionInput[] }

/**
 * Saves all assumptions in the given order. Locks the project, so two tabs can't overwrite each
 * other's changes.
 */
export async function saveAssumptions(
  deps: Deps,
  actor: SignedIn,
  id: number,
  { version, assumptions: rows }: Saved,
): Promise<SavedAssumptions> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    const before = await queries.listAssumptions(tx, id)
    if (version !== research.assumptionsVersion)
      must(false, 'STALE_VERSION', { data: { current: await stored(tx, research) } })
    must(
      rows.every((row) => row.id === undefined || before.some((one) => one.id === row.id)),
      'NOT_FOUND',
    )
    if (research.status === 'COMPLETED') mustOnlyDismiss(before, rows)
    const unlinked = await queries.listCapturesOf(tx, deletedIds(before, rows))
    await write(deps, tx, research, before, rows)
    await recordChanges(deps, tx, actor, research, before)
    return { ...(await stored(tx, await countAssumptionsChange(deps, tx, research))), unlinked }
  })
}

const deletedIds = (before: Assumption[], rows: AssumptionInput[]) =>
  before.map(({ id }) => id).filter((id) => !rows.some((row) => row.id === id))

/**
 * A finished project's assumptions can't change, except that researchers can still dismiss the
 * warning about leading questions.
 */
function mustOnlyDismiss(before: Assumption[], rows: AssumptionInput[]): void {
  const isSame =
    before.length === rows.length &&
    before.every((one, at) => {
      const row = rows[at]
      return row?.id === one.id && !isChanged(one, row) && isSameLinks(one, row)
    })
  const message = 'This project is finished, so you can’t change its assumptions.'
  must(isSame, 'PROJECT_FINISHED', { message })
}

const isSameLinks = (before: Assumption, row: AssumptionInput) =>
  JSON.stringify([...before.questionIds].sort()) === JSON.stringify([...row.questionIds].sort()) &&
  (row.screenerQuestionId === undefined || row.screenerQuestionId === before.screenerQuestionId)

const isChanged = (before: Assumption, row: AssumptionInput) =>
  before.text !== row.text ||
  before.kind !== row.kind ||
  before.risk !== row.risk ||
  hasOtherLimits(before, row)

const hasOtherLimits = (before: Assumption, row: AssumptionInput) =>
  before.enough !== row.enough || before.tooMany !== row.tooMany

async function write(
  { now }: Deps,
  tx: Db,
  { id: researchId }: ResearchRow,
  before: Assumption[],
  rows: AssumptionInput[],
): Promise<void> {
  const at = now()
  const kept = rows.flatMap(({ id }) => id ?? [])
  await queries.deleteAssumptionsBut(tx, researchId, kept)
  const screener = await queries.listScreenerQuestions(tx, researchId)
  const isAsked = (id: number | null | undefined) => screener.some((one) => one.id === id)
  for (const [place, row] of rows.entries()) {
    const old = before.find((one) => one.id === row.id)
    const { text, kind, risk, enough, tooMany, questionIds, leadingDismissed } = row
    const asked =
      row.screenerQuestionId === undefined
        ? (old?.screenerQuestionId ?? null)
        : row.screenerQuestionId
    const change = {
      position: place + 1,
      text,
      kind,
      risk,
      enough,
      tooMany,
      screenerQuestionId: isAsked(asked) ? asked : null,
      updatedAt: at,
      ...((old ? hasOtherLimits(old, row) : false) && { limitsSetAt: at }),
      ...(leadingDismissed !== undefined &&
        leadingDismissed !== (old?.leadingDismissed ?? false) && {
          leadingDismissedAt: leadingDismissed ? at : null,
        }),
    }
    if (old) await queries.updateAssumption(tx, old.id, change)
    const added = { limitsSetAt: null, leadingDismissedAt: null, source: 'RESEARCHER' as const }
    const id = old?.id ?? (await queries.insertAssumption(tx, researchId, { ...added, ...change }))
    if (!old || !isSameLinks(old, row)) await queries.replaceLinks(tx, researchId, id, questionIds)
    if (!old && row.captures?.length) await queries.linkCaptures(tx, researchId, id, row.captures)
  }
}

/** How the report's list of changes describes an assumption. */
const recorded = ({ text, risk, enough, tooMany }: Assumption) =>
  `${text} (${risk.toLowerCase()} risk, holds with ${enough} for it, fails with ${tooMany} against it)`

/** Once the project has a capture, records every change that could affect a result. */
async function recordChanges(
  { now }: Deps,
  tx: Db,
  actor: SignedIn,
  { id: researchId }: ResearchRow,
  before: Assumption[],
): Promise<void> {
  if (!(await queries.hasCaptures(tx, researchId))) return
  const after = await queries.listAssumptions(tx, researchId)
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const changes = ids.flatMap((assumptionId) => {
    const [old, current] = [before, after].map((rows) => rows.find(({ id }) => id === assumptionId))
    const texts = { before: old ? recorded(old) : null, after: current ? recorded(current) : null }
    if (texts.before === texts.after) return []
    return [{ ...texts, assumptionId, researchId, by: actor.userId, at: now() }]
  })
  await queries.insertChanges(tx, changes)
}

/**
 * Assumptions are created and deleted along with the guide. A new guide's questions have new ids,
 * so we link assumptions to questions by position.
 */
export const assumptionHooks: ProjectHooks['assumptions'] = {
  async list(db, researchId) {
    const parts = await readParts(db, researchId)
    const screener = await queries.listScreenerQuestions(db, researchId)
    const rows = await queries.listAssumptions(db, researchId)
    return rows.map(({ text, kind, risk, enough, tooMany, source, ...row }) => ({
      text,
      kind,
      risk,
      enough,
      tooMany,
      source,
      tests: parts.flatMap(({ questions }, part) =>
        questions.flatMap(({ id }, question) =>
          row.questionIds.includes(id) ? [{ part, question }] : [],
        ),
      ),
      askedBefore: screener.find(({ id }) => id === row.screenerQuestionId)?.draftId ?? null,
    }))
  },
  async replace(deps, tx, researchId, rows) {
    await queries.deleteAssumptionsBut(tx, researchId, [])
    const parts = rows.length > 0 ? await readParts(tx, researchId) : []
    const screener = rows.length > 0 ? await queries.listScreenerQuestions(tx, researchId) : []
    for (const [at, row] of rows.entries()) {
      const { tests, askedBefore, ...assumption }: PreviousAssumption = row
      const asked = screener.find(({ draftId }) => askedBefore && draftId === askedBefore)
      const id = await queries.insertAssumption(tx, researchId, {
        enough: DEFAULT_LIMITS.enough,
        tooMany: DEFAULT_LIMITS.tooMany,
        ...assumption,
        position: at + 1,
        limitsSetAt: null,
        leadingDismissedAt: null,
        screenerQuestionId: asked?.id ?? null,
        updatedAt: deps.now(),
      })
      const ids = tests.flatMap(({ part, question }) => parts[part]?.questions[question]?.id ?? [])
      await queries.replaceLinks(tx, researchId, id, ids)
    }
  },
}
