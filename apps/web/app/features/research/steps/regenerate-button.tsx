import { History, RefreshCw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useStep } from './step-context.ts'

/** `noun` names the draft to regenerate, if the page has more than one. */
export function RegenerateButton({ noun }: { noun?: string }) {
  const { research, onRegenerate, restoring } = useStep()
  return (
    <>
      <Button variant="quiet" onClick={onRegenerate}>
        <RefreshCw aria-hidden="true" className="size-4" />
        Regenerate
        {noun && <span className="sr-only"> the {noun}</span>}
      </Button>
      {research.generation.hasPrevious && (
        <Button variant="quiet" pending={restoring.isPending} onClick={restoring.run}>
          <History aria-hidden="true" className="size-4" />
          {restoring.isSwapped ? 'Switch to the other version' : 'Go back to the previous version'}
        </Button>
      )}
    </>
  )
}
