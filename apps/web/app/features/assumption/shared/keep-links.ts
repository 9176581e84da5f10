import { useQueryClient } from '@tanstack/react-query'
import { useAssumptions } from '../hooks.ts'
import { assumptionsQuery } from './assumptions-query.ts'

/**
 * `keepLinks` remembers which assumptions some guide questions test, before they're deleted. It
 * returns a function that restores these links after an undo. The restored questions have new ids,
 * but the same order.
 */
export function useKeepLinks(researchId: number) {
  const queries = useQueryClient()
  const { save } = useAssumptions(researchId)
  return function keepLinks(questions: readonly { id: number }[]) {
    const stored = queries.getQueryData(assumptionsQuery(researchId).queryKey)
    const links = new Map(
      (stored?.assumptions ?? []).map(({ id, questionIds }) => [
        id,
        questions.flatMap((question, at) => (questionIds.includes(question.id) ? [at] : [])),
      ]),
    )
    const isLinked = [...links.values()].some((places) => places.length > 0)
    return async (restored: readonly { id: number }[]) => {
      if (!isLinked) return
      const deleted = questions.map(({ id }) => id)
      await save((rows) =>
        rows.map((row) => {
          const again = links.get(row.id ?? 0)?.flatMap((at) => restored[at]?.id ?? []) ?? []
          const others = row.questionIds.filter((id) => !deleted.includes(id))
          return { ...row, questionIds: [...others, ...again] }
        }),
      )
    }
  }
}
