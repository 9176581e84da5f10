import { useQueryClient } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import { nextStatus } from '@wattle/contract/research'
import { messageOf } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useNextStep } from '../hooks.ts'
import { useStep } from './step-context.ts'

type Content = Parameters<ReturnType<typeof useNextStep>['mutate']>[0]['content']

/** Save & Continue of the current step, and what to say when it did not work. */
export function useContinue() {
  const { research } = useStep()
  const queries = useQueryClient()
  const move = useNextStep()
  const to = nextStatus(research.status)

  async function advance(content?: Content, onSaved?: () => void) {
    if (!to) return
    try {
      await move.mutateAsync({ research, to, ...(content && { content }) })
      // Awaited here, since by then another step stands in the place of the one that asked.
      onSaved?.()
    } catch {
      // Told beside the button, where it stays; but where the project went on without this step, the
      // step is gone by now, and the button with it.
      const now = queries.getQueryData(researchQuery(research.id).queryKey)
      if (now && now.status !== research.status) {
        showToast(`${MESSAGES.updateResearchFailed}: it has moved on, so this was not saved.`, {
          tone: 'error',
        })
      }
    }
  }
  return {
    advance,
    isPending: move.isPending,
    /** Why the project stays where it is. */
    failure: move.isError ? messageOf(move.error) : undefined,
  }
}
