import { useQueryClient } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import { nextStatus } from '@wattle/contract/research'
import { messageOf } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useNextStep } from '../hooks.ts'
import { useStep } from './step-context.ts'

type Content = Parameters<ReturnType<typeof useNextStep>['mutate']>[0]['content']

/** Save & Continue for the current step, and the reason if it failed. */
export function useContinue() {
  const { research } = useStep()
  const queries = useQueryClient()
  const move = useNextStep()
  const to = nextStatus(research.status)

  async function advance(content?: Content, onSaved?: () => void) {
    if (!to) return
    try {
      await move.mutateAsync({ research, to, ...(content && { content }) })
      // We call this here, because the mutation’s own callbacks don’t run once the step has
      // unmounted.
      onSaved?.()
    } catch {
      // The error shows next to the button. If another tab moved the project to the next step, that
      // button is gone, so a toast shows the error.
      const now = queries.getQueryData(researchQuery(research.id).queryKey)
      if (now && now.status !== research.status) {
        showToast(
          `${MESSAGES.updateResearchFailed}: the project is already at another step, so this wasn’t saved.`,
          {
            tone: 'error',
          },
        )
      }
    }
  }
  return {
    advance,
    isPending: move.isPending,
    failure: move.isError ? messageOf(move.error) : undefined,
  }
}
