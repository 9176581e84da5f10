import { MESSAGES } from '@wattle/contract/messages'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useRegenerate } from '../hooks.ts'
import { useStep } from './step-context.ts'
import { contentOf } from './steps.ts'

/** Says that writing failed. Retries without asking if there’s nothing to replace. */
export function GenerationFailure() {
  const { research, viewed, onRegenerate } = useStep()
  const again = useRegenerate()
  const tryAgain = () =>
    again.mutate(research.id, {
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <div role="alert" className="grid gap-4 rounded-card border-2 border-error bg-surface p-6">
      <p className="flex gap-3 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-error" />
        {MESSAGES.generationFailed}
      </p>
      <p className="text-ink-2">What you wrote is safe.</p>
      <div>
        <Button
          pending={again.isPending}
          onClick={contentOf(research, viewed) ? onRegenerate : tryAgain}
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      </div>
    </div>
  )
}
