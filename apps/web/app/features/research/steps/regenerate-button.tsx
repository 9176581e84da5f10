import { RefreshCw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useStep } from './step-context.ts'

/** `noun` tells what, where more than one thing on the page could be meant. */
export function RegenerateButton({ noun }: { noun?: string }) {
  const { onRegenerate } = useStep()
  return (
    <Button variant="quiet" onClick={onRegenerate}>
      <RefreshCw aria-hidden="true" className="size-4" />
      Regenerate
      {noun && <span className="sr-only"> the {noun}</span>}
    </Button>
  )
}
