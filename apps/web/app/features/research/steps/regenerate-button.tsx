import { RefreshCw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useStep } from './step-context.ts'

export function RegenerateButton() {
  const { onRegenerate } = useStep()
  return (
    <Button variant="quiet" onClick={onRegenerate}>
      <RefreshCw aria-hidden="true" className="size-4" />
      Regenerate
    </Button>
  )
}
