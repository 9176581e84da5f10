import { BRIEF_FIELDS, type Brief, type BriefField, emptyBrief } from '@wattle/contract/brief'
import { MAX_CHARACTERISTICS, MIN_CHARACTERISTICS } from '@wattle/contract/limits'
import { pageWindow } from '@wattle/contract/list'
import {
  COPY_EXTENTS,
  type CopyExtent,
  IDEA_PLACEHOLDER,
  type Research,
} from '@wattle/contract/research'
import { STEP_FILES } from '@wattle/contract/steps'
import type { Caller, SignedIn } from '#caller.ts'
import { formatCreatedDate } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type ListQuery as AdminQuery, listWindow } from '#list-window.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { mustBeAt, planOf, type ResearchRow } from './rules.ts'

type NewProject = IdeaContent & { name: string; isSample?: boolean | undefined }

export async function createResearch(
  deps: Deps,
  actor: SignedIn,
  { name, isSample = false, ...content }: NewProject,
) {
  if (content.idea) await deps.generator.load()
  return deps.db.transaction(async (tx) => {
    const created = await queries.insertResearch(tx, {
      ownerId: actor.userId,
      name,
      isSample,
      status: 'IDEA_SHAPING',
      phrasingOffset: await queries.countResearchesOf(tx, actor.userId),
      createdAt: deps.now(),
      updatedAt: deps.now(),
    })
    return content.idea ? saveIdea(deps, tx, created, content) : created
  })
}

type Copy = { isForOtherSide?: boolean; upTo?: CopyExtent | undefined }

/**
 * Copies a project as a draft. The copy has the idea and the steps up to `upTo`, but never slots,
 * people or answers. In a copy for the other side of the market, the brief only says who that side
 * is. A copy of a sample is a real project.
 */
export async function copyResearch(
  deps: Deps,
  actor: SignedIn,
  id: number,
  { isForOtherSide = false, upTo = 'IDEA' }: Copy = {},
): Promise<ResearchRow> {
  const { db, now } = deps
  return db.transaction(async (tx) => {
    const original = await ownResearch(tx, actor, id)
    const { name, idea, brief } = original
    const side = isForOtherSide ? brief?.side : undefined
    const has = (extent: CopyExtent) => COPY_EXTENTS.indexOf(upTo) >= COPY_EXTENTS.indexOf(extent)
    const screener = has('SCREENER') ? await hooks().screener.list(tx, id) : []
    const guide = has('GUIDE') ? await hooks().guide.list(tx, id) : []
    const copied = await queries.insertResearch(tx, {
      phrasingOffset: await queries.countResearchesOf(tx, actor.userId),
      brief: side ? briefFor(side) : has('AUDIENCE') ? brief : null,
      ownerId: actor.userId,
      name: `Copy of ${name}`.slice(0, 200),
      status: 'DRAFT_CREATED',
      idea,
      ...planOf(original),
      ...(has('AUDIENCE') && {
        characteristics: original.characteristics,
        drafted: original.drafted,
      }),
      ...(screener.length > 0 && { screenerVersion: 1 }),
      ...(guide.length > 0 && { guideVersion: 1 }),
      createdAt: now(),
      updatedAt: now(),
    })
    if (screener.length > 0) await hooks().screener.replace(tx, copied.id, screener)
    if (guide.length > 0) {
      await hooks().guide.replace(tx, copied.id, guide)
      const assumptions = await hooks().assumptions.list(tx, id)
      await hooks().assumptions.replace(deps, tx, copied.id, assumptions)
    }
    return screener.length > 0 ? hooks().quotas.copy(deps, tx, original, copied) : copied
  })
}

/**
 * A brief that only says who the project is about, because the rest of the original describes the
 * first side of the market.
 */
function briefFor(who: string): Brief {
  const derived: BriefField[] = ['kind', 'industry', 'sensitive']
  const fields = BRIEF_FIELDS.filter((field) => !derived.includes(field))
  return { ...emptyBrief(), who, by: Object.fromEntries(fields.map((field) => [field, 'user'])) }
}

/** A project with all its content, for its owner. */
export async function wholeResearch(
  deps: Deps,
  research: ResearchRow,
  actor: SignedIn,
  caller: Caller,
): Promise<Research> {
  const { db } = deps
  const { screener: screenerHooks, guide: guideHooks, quotas, findDistribution } = hooks()
  const { id, idea, characteristics } = research
  const [screener, guide, distribution] = await Promise.all([
    screenerHooks.read(db, research),
    guideHooks.read(db, research),
    findDistribution(db, id),
  ])
  return {
    id,
    name: research.name,
    status: research.status,
    createdAt: research.createdAt,
    updatedAt: research.updatedAt,
    createdDateFormatted: formatCreatedDate(research.createdAt, zoneOf(deps, actor, caller)),
    questions: [{ id, researchId: id, description: idea, placeholder: IDEA_PLACEHOLDER }],
    brief: research.brief,
    audience: characteristics && { id, characteristics },
    screener,
    guide,
    distribution: distribution ?? null,
    files: STEP_FILES,
    generation: {
      state: research.generationState,
      engine: research.generationEngine,
      startedAt: research.generationStartedAt,
      notice: research.generationNotice,
      unasked: unaskedLine(research),
      reading: research.generationReading,
      hasPrevious: research.previousContent?.step === research.status,
    },
    plan: planOf(research),
    quotas: await quotas.list(db, research),
    finishedAt: research.finishedAt,
    finishReason: research.finishReason,
    isSample: research.isSample,
    frozen: distribution !== undefined || (await isFilledSample(db, research)),
  }
}

/**
 * Whether this is a sample with interviews. The interviews are about its screener and guide, so
 * neither can change.
 */
export const isFilledSample = async (db: Db, { id, isSample }: ResearchRow): Promise<boolean> =>
  isSample && hooks().interviews.hasSamples(db, id)

/**
 * A new audience line that no screener question asks about yet, as long as we show a notice about
 * it.
 */
const unaskedLine = ({ status, generationNotice, drafted }: ResearchRow): string | null =>
  status === 'SCREENER_GENERATION' && generationNotice ? (drafted.unasked ?? null) : null

type ListQuery = {
  name?: string | undefined
  sortType?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export async function listResearches(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  query: ListQuery,
) {
  const { rows, total } = await queries.listResearches(deps.db, actor.userId, {
    ...pageWindow(query),
    name: query.name?.trim() ?? '',
    oldestFirst: query.sortType === 'CREATED_AT_ASC',
  })
  const zone = zoneOf(deps, actor, caller)
  const researches = rows.map(({ required, planned, conducted, toConfirm, ...row }) => ({
    ...row,
    createdDateFormatted: formatCreatedDate(row.createdAt, zone),
    interviews: { required, planned, conducted, toConfirm },
  }))
  return { researches, total }
}

/** Treats someone else's project like one that doesn't exist. */
export async function ownResearch(db: Db, actor: SignedIn, id: number): Promise<ResearchRow> {
  const research = await queries.findResearchOf(db, actor.userId, id)
  must(research, 'NOT_FOUND')
  return research
}

export async function lockOwnResearch(tx: Db, actor: SignedIn, id: number): Promise<ResearchRow> {
  const research = await queries.lockResearchOf(tx, actor.userId, id)
  must(research, 'NOT_FOUND')
  return research
}

/** The project, even if another user owns it. The caller has to check access. */
export async function projectOf(db: Db, id: number): Promise<ResearchRow> {
  const research = await queries.findResearch(db, id)
  must(research, 'NOT_FOUND')
  return research
}

/** Any project, for our team. Samples count as not found, because only their owners see them. */
export async function projectForAdmin(db: Db, id: number): Promise<ResearchRow> {
  const research = await projectOf(db, id)
  must(!research.isSample, 'NOT_FOUND')
  return research
}

export async function lockProject(tx: Db, id: number): Promise<ResearchRow> {
  const research = await queries.lockResearch(tx, id)
  must(research && !research.isSample, 'NOT_FOUND')
  return research
}

export const markQuotas = ({ now }: Deps, tx: Db, id: number, hasQuotas: boolean) =>
  queries.updateResearch(tx, id, { hasQuotas, updatedAt: now() })

/** Increments the screener's version after the forecast feature changes a launched screener. */
export const countScreenerChange = ({ now }: Deps, tx: Db, research: ResearchRow) =>
  queries.updateResearch(tx, research.id, {
    screenerVersion: (research.screenerVersion ?? 0) + 1,
    updatedAt: now(),
  })

/** Increments the version of the assumptions after the findings feature changes them. */
export const countAssumptionsChange = ({ now }: Deps, tx: Db, research: ResearchRow) =>
  queries.updateResearch(tx, research.id, {
    assumptionsVersion: research.assumptionsVersion + 1,
    updatedAt: now(),
  })

export async function renameResearch(deps: Deps, actor: SignedIn, id: number, name: string) {
  return deps.db.transaction(async (tx) => {
    await lockOwnResearch(tx, actor, id)
    return queries.updateResearch(tx, id, { name, updatedAt: deps.now() })
  })
}

export async function updateIdea(deps: Deps, actor: SignedIn, id: number, idea: string) {
  await deps.generator.load()
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    return saveIdea(deps, tx, research, { idea })
  })
}

/**
 * Saves the idea and the brief, and fills blank fields of the brief from the idea. Callers load the
 * generator before they open the transaction.
 */
export async function saveIdea(
  { generator, now }: Deps,
  tx: Db,
  research: ResearchRow,
  { idea = research.idea, brief = research.brief ?? undefined }: IdeaContent,
): Promise<ResearchRow> {
  mustBeAt(research, 'IDEA_SHAPING')
  must(idea, 'IDEA_REQUIRED', { fields: { description: 'Please enter your startup idea.' } })
  const reading = await generator.readBrief({ text: idea, brief, isQuick: true })
  const change = { idea, brief: reading.brief, updatedAt: now() }
  return queries.updateResearch(tx, research.id, change)
}

type IdeaContent = { idea?: string | undefined; brief?: Brief | undefined }

export async function updateCharacteristics(
  deps: Deps,
  actor: SignedIn,
  id: number,
  lines: string[],
) {
  return deps.db.transaction(async (tx) =>
    saveCharacteristics(deps, tx, await lockOwnResearch(tx, actor, id), lines),
  )
}

/** Saves the researcher's own audience lines, and drops any generation that's still running. */
export async function saveCharacteristics(
  { now }: Deps,
  tx: Db,
  research: ResearchRow,
  lines: string[],
): Promise<ResearchRow> {
  const characteristics = lines.filter((text) => text !== '')
  mustBeAt(research, 'AUDIENCE_GENERATION')
  must(characteristics.length > 0, 'CHARACTERISTICS_REQUIRED')
  must(characteristics.length >= MIN_CHARACTERISTICS, 'TOO_FEW_CHARACTERISTICS')
  must(characteristics.length <= MAX_CHARACTERISTICS, 'TOO_MANY_CHARACTERISTICS')
  return queries.updateResearch(tx, research.id, {
    characteristics,
    updatedAt: now(),
    generationState: 'idle',
    generationNumber: research.generationNumber + 1,
  })
}

type Zoned = Pick<SignedIn, 'timeZone'>

export const zoneOf = ({ config }: Deps, actor: Zoned, caller: Caller): string =>
  caller.timeZone ?? actor.timeZone ?? config.agencyTimeZone

/** Reads one project at a time, so an export doesn't take up all the database connections. */
export async function exportProjects(deps: Deps, actor: SignedIn, caller: Caller) {
  const { researches } = await listResearches(deps, actor, caller, {})
  const projects = []
  for (const { id } of researches) {
    const research = await ownResearch(deps.db, actor, id)
    projects.push(await wholeResearch(deps, research, actor, caller))
  }
  return { projects }
}

export function listProjects({ db }: Deps, query: AdminQuery) {
  const by = query.sort?.startsWith('UPDATED') ? 'updatedAt' : 'createdAt'
  return queries.listProjects(db, { ...listWindow(query), by })
}
