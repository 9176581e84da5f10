import { type Brief, emptyBrief } from '@wattle/contract/brief'
import {
  MAX_CHARACTERISTICS,
  MIN_CHARACTERISTICS,
  REQUIRED_INTERVIEWS,
} from '@wattle/contract/limits'
import { pageWindow } from '@wattle/contract/list'
import { RESEARCH_STATUSES, type ResearchStatus } from '@wattle/contract/research'
import { cache } from '#cache.ts'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'

export type ResearchRow = queries.ResearchRow

export const changeResearch = queries.updateResearch

export const lockResearch = queries.lockResearch

type NewProject = { name: string; isSample?: boolean | undefined }

export async function createResearch(
  { db, now }: Deps,
  actor: SignedIn,
  { name, isSample = false }: NewProject,
) {
  return queries.insertResearch(db, {
    ownerId: actor.userId,
    name,
    isSample,
    status: 'IDEA_SHAPING',
    phrasingOffset: await queries.countResearchesOf(db, actor.userId),
    createdAt: now(),
    updatedAt: now(),
  })
}

/**
 * Copies the idea alone. A copy for the other side starts with those people in its brief. The copy of a
 * sample is a real project.
 */
export async function copyResearch(
  { db, now }: Deps,
  actor: SignedIn,
  id: number,
  isForOtherSide = false,
) {
  const { name, idea, brief } = await ownResearch(db, actor, id)
  const side = isForOtherSide ? brief?.side : undefined
  return queries.insertResearch(db, {
    phrasingOffset: await queries.countResearchesOf(db, actor.userId),
    brief: side ? { ...emptyBrief(), who: side, by: { who: 'user' } } : null,
    ownerId: actor.userId,
    name: `Copy of ${name}`.slice(0, 200),
    status: 'DRAFT_CREATED',
    idea,
    createdAt: now(),
    updatedAt: now(),
  })
}

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
  const researches = rows.map(({ planned, conducted, ...row }) => ({
    ...row,
    createdDateFormatted: shortDate(row.createdAt, zone),
    interviews: { required: REQUIRED_INTERVIEWS, planned, conducted },
  }))
  return { researches, total }
}

/** Another's project and one that does not exist are told apart by nobody. */
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

export async function lockOwnDeleted(tx: Db, actor: SignedIn, id: number): Promise<ResearchRow> {
  const research = await queries.lockAnyResearchOf(tx, actor.userId, id)
  must(research, 'NOT_FOUND')
  return research
}

/** What belongs to a step is written while that step is the current one, and at no other time. */
export function mustBeAt(research: ResearchRow, status: ResearchStatus): void {
  const message = whyNotAt(research.status, status)
  must(research.status === status, 'NOT_THIS_STEP', message ? { message } : undefined)
}

/** Where a reset, which the error advises, would not lead there. */
function whyNotAt(stored: ResearchStatus, wanted: ResearchStatus): string | undefined {
  if (stored === 'COMPLETED') return 'This project is finished, so it stays as it is.'
  const isAhead = RESEARCH_STATUSES.indexOf(wanted) > RESEARCH_STATUSES.indexOf(stored)
  return isAhead ? 'The project has not come to this step yet.' : undefined
}

export async function updateIdea(deps: Deps, actor: SignedIn, id: number, idea: string) {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    return saveIdea(deps, tx, research, { idea })
  })
}

/** Saves the idea, and the brief: what nobody filled in is read from the idea. */
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
  given: string[],
) {
  return deps.db.transaction(async (tx) =>
    saveCharacteristics(deps, tx, await lockOwnResearch(tx, actor, id), given),
  )
}

/** What the researcher writes counts; a generation still running is dropped. */
export async function saveCharacteristics(
  { now }: Deps,
  tx: Db,
  research: ResearchRow,
  given: string[],
): Promise<ResearchRow> {
  const characteristics = given.filter((text) => text !== '')
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

type Writing<Content> = Content & { tx: Db; research: ResearchRow }

/** What is written in a step of its own, under the project's lock, and counts its changes. */
export function versioned<Content extends object>(
  step: ResearchStatus,
  version: 'screenerVersion' | 'guideVersion',
  read: (tx: Db, researchId: number) => Promise<Content>,
) {
  type Work<T> = (writing: Writing<Content>) => Promise<T>

  async function hold<T>(deps: Deps, actor: SignedIn, id: number | undefined, work: Work<T>) {
    must(id !== undefined, 'NOT_FOUND')
    return deps.db.transaction(async (tx) => {
      const research = await lockOwnResearch(tx, actor, id)
      mustBeAt(research, step)
      must(research[version] !== null, 'NOT_WRITTEN_YET')
      return work({ ...(await read(tx, id)), tx, research })
    })
  }

  async function counted({ now }: Deps, writing: Writing<Content>): Promise<Writing<Content>> {
    const { tx, research } = writing
    const change = { [version]: (research[version] ?? 0) + 1, updatedAt: now() }
    return { ...writing, research: await queries.updateResearch(tx, research.id, change) }
  }

  return {
    hold,
    counted,
    /** A change counts the version up. */
    edit: <T>(deps: Deps, actor: SignedIn, id: number | undefined, work: Work<T>) =>
      hold(deps, actor, id, async (writing) => work(await counted(deps, writing))),
    /** Within an edit: who did not see the last change is shown it, and changes nothing. */
    async mustHaveSeen(
      { research }: Writing<Content>,
      seen: number | undefined,
      stands: () => Promise<object>,
    ) {
      const before = (research[version] ?? 0) - 1
      if (seen === undefined || seen === before) return
      must(false, 'STALE_VERSION', { data: { current: { ...(await stands()), version: before } } })
    },
  }
}

/** The browser's zone, else the person's own, else the agency's. */
type Zoned = Pick<SignedIn, 'timeZone'>

export const zoneOf = ({ config }: Deps, actor: Zoned, caller: Caller): string =>
  caller.timeZone ?? actor.timeZone ?? config.agencyTimeZone

/** By time zone. Making a format takes as long as a hundred uses of it. */
const formatCache = cache<string, Intl.DateTimeFormat>({ name: 'date format', size: 200 })

/** Seed 001 section 2: month abbreviation, day, year. */
export function shortDate(date: Date, timeZone: string): string {
  const cached = formatCache(Intl).get(timeZone)
  if (cached) return cached.format(date)
  const options = { month: 'short', day: 'numeric', year: 'numeric', timeZone } as const
  const format = new Intl.DateTimeFormat('en-US', options)
  formatCache(Intl).set(timeZone, format)
  return format.format(date)
}
