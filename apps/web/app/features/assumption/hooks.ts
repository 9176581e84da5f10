import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import {
  ASSUMPTION_MESSAGES,
  type AssumptionInput,
  MAX_ASSUMPTIONS,
  mergeAssumptions,
  saveAssumptions,
} from '@wattle/contract/findings/assumptions'
import { SCREENING_RULES } from '@wattle/contract/question-rules'
import { CallError, call, messageOf } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { createTurns } from '#lib/autosave/turns.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type Assumptions, assumptionsQuery } from './shared/assumptions-query.ts'

type Saved = CallReply<typeof saveAssumptions>
export type Assumption = Assumptions['assumptions'][number]

/** The fields we send when we save, without those the server works out. */
export const rowOf = (assumption: Assumption): AssumptionInput => {
  const { id, text, kind, risk, enough, tooMany, questionIds, screenerQuestionId } = assumption
  return { id, text, kind, risk, enough, tooMany, questionIds, screenerQuestionId }
}

/**
 * The screener questions that decide who qualifies. Always includes the question that the
 * assumption is already linked to, even if that question no longer decides who qualifies.
 */
export function useScreeningQuestions(researchId: number, linked: number | null) {
  const { data } = useQuery(researchQuery(researchId))
  return (data?.screener?.questions ?? []).filter(
    ({ id, type, rule, options }) =>
      id === linked ||
      (SCREENING_RULES.some((one) => one === rule) &&
        (type === 'NUMBER' || options.some(({ mustMatch }) => mustMatch))),
  )
}

type Change = (rows: AssumptionInput[]) => AssumptionInput[]

/**
 * A queue: saves run one at a time, because each needs the version that the previous one returned.
 */
const turns = createTurns()

/** We give up on a save after this many conflicts. */
const MAX_TRIES = 3

export function useAssumptions(researchId: number) {
  const queries = useQueryClient()
  const { queryKey } = assumptionsQuery(researchId)
  const query = useQuery(assumptionsQuery(researchId))

  async function send(change: Change): Promise<Saved | undefined> {
    const before = queries.getQueryData(queryKey)
    if (!before) return undefined
    let stored = before
    let rows = change(stored.assumptions.map(rowOf))
    for (let tries = 1; ; tries++) {
      try {
        const body = { version: stored.version, assumptions: rows }
        const saved = await call(saveAssumptions, { params: { id: String(researchId) }, body })
        queries.setQueryData(queryKey, saved)
        if (tries > 1)
          showToast('Someone else changed this list too. It now has your changes and theirs.')
        return saved
      } catch (error) {
        const current = currentOf(error)
        if (!current || tries === MAX_TRIES) throw error
        rows = mergeAssumptions(stored.assumptions.map(rowOf), rows, current.assumptions.map(rowOf))
        stored = current
        queries.setQueryData(queryKey, current)
        if (rows.length > MAX_ASSUMPTIONS)
          throw new CallError(409, 'STALE_VERSION', ASSUMPTION_MESSAGES.full)
      }
    }
  }

  return {
    query,
    /** Resolves to the stored list, or to undefined if saving failed and we've shown the error. */
    save: (change: Change): Promise<Saved | undefined> =>
      turns
        .take(() => send(change))
        .catch((error: unknown) => {
          showToast(messageOf(error), { tone: 'error' })
          return undefined
        }),
  }
}

/** The server's current list, if the save failed because ours was out of date. */
const currentOf = (error: unknown) =>
  error instanceof CallError && error.code === 'STALE_VERSION'
    ? (error.data.current as Assumptions | undefined)
    : undefined
