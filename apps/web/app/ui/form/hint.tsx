import { Lightbulb, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

interface HintProps {
  id?: string | undefined
  words: string
  /** A button that fixes the problem in one press. */
  fix?: { label: string; onUse: () => void } | undefined
  onDismiss: () => void
}

/** A quiet note that doesn't stop anyone from continuing. People can dismiss it. */
export function Hint({ id, words, fix, onDismiss }: HintProps) {
  return (
    <div className="no-print my-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-small border border-wattle-edge bg-wattle-tint py-1.5 pr-1.5 pl-3 text-small">
      <Lightbulb aria-hidden="true" className="size-4.5 shrink-0 text-wattle-ink" />
      <p id={id} className="max-w-none min-w-0 grow basis-48 font-semibold leading-tight">
        {words}
      </p>
      <span className="ml-auto flex items-center gap-1">
        {fix && (
          <Button variant="secondary" size="sm" onClick={fix.onUse}>
            {fix.label}
          </Button>
        )}
        <IconButton label={`Dismiss: ${words}`} icon={X} size="sm" onClick={onDismiss} />
      </span>
    </div>
  )
}
