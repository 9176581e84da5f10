import { useQueryClient } from '@tanstack/react-query'
import { assumptionsQuery, useAssumptions } from '../hooks.ts'

/**
 * Before guide questions are deleted, remembers which assumptions they test. If the deletion is
 * undone, links them again. Restored questions have new ids, in the same order.
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
