import { MESSAGES } from '@wattle/contract/messages'
import { nextStatus } from '@wattle/contract/research'
import { messageOf } from '#lib/call.ts'
import { showToast } from '#ui/toast.ts'
import { useNextStep } from '../hooks.ts'
import { useStep } from './step-context.ts'

type Content = Parameters<ReturnType<typeof useNextStep>['mutate']>[0]['content']

/** Save & Continue of the current step, and what to say when it did not work. */
export function useContinue() {
  const { research } = useStep()
  const move = useNextStep()
  const to = nextStatus(research.status)

  async function advance(content?: Content, onSaved?: () => void) {
    if (!to || move.isPending) return
    try {
      await move.mutateAsync({ research, to, ...(content && { content }) })
      // Awaited here, since by then another step stands in the place of the one that asked.
      onSaved?.()
    } catch {
      showToast(MESSAGES.updateResearchFailed, { tone: 'error' })
    }
  }
  return {
    advance,
    isPending: move.isPending,
    /** The toast goes; what is wrong, and what to do, stays beside the button. */
    failure: move.isError ? messageOf(move.error) : undefined,
  }
}
