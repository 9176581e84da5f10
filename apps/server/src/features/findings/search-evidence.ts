import { type EvidenceHit, HIT_KINDS } from '@wattle/contract/findings/evidence'
import type { Stance } from '@wattle/contract/findings/results'
import { pageWindow } from '@wattle/contract/list'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { ownResearch } from '#features/project/service.ts'
import * as queries from './search-queries.ts'

type Query = {
  page?: number | undefined
  size?: number | undefined
  sort?: 'NEWEST' | 'AGAINST_FIRST' | undefined
  search?: string | undefined
  researchId?: number | undefined
  assumptionId?: number | undefined
  interviewId?: number | undefined
  themeId?: number | undefined
  stance?: Stance | 'UNSORTED' | undefined
  kind?: EvidenceHit['kind'] | undefined
}

/** Searches the user's own projects. Stems the words, and matches the last one as a prefix. */
export async function searchEvidence({ db }: Deps, actor: SignedIn, query: Query) {
  const { search = '', themeId, kind, sort, researchId, assumptionId, interviewId, stance } = query
  if (researchId !== undefined) await ownResearch(db, actor, researchId)
  const words = wordQuery(search)
  if (search.trim() !== '' && words === null) return { rows: [], total: 0 }
  // Only captures have an assumption, a stance or themes, so if one of these filters is set, we
  // don't search notes or transcripts.
  const isOfCaptures = assumptionId ?? themeId ?? stance
  const kinds = words === null || isOfCaptures ? (['QUOTE'] as const) : HIT_KINDS
  const chosen = kinds.filter((one) => kind === undefined || one === kind)
  if (chosen.length === 0) return { rows: [], total: 0 }
  return queries.findHits(db, {
    ...pageWindow(query),
    userId: actor.userId,
    query: words,
    researchId,
    assumptionId,
    interviewId,
    stance,
    themeIds: themeId === undefined ? undefined : await queries.listThemeFamily(db, themeId),
    kinds: chosen,
    isAgainstFirst: sort === 'AGAINST_FIRST',
  })
}

/**
 * The search as a tsquery: 'late brea' becomes 'late & brea:*', which finds "breaks late". Null if
 * it has no words.
 */
function wordQuery(search: string): string | null {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return null
  return words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')
}
