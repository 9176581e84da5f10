import { Lightbulb, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

interface SuggestionProps {
  /** The field refers to this id in aria-describedby. */
  id: string
  words: string
  /** What's wrong with the words. Follows them in the same sentence. */
  hint: string
  rewrite: string
  onUse: () => void
  onDismiss: () => void
}

/**
 * A quiet note under a field. It doesn't stop anyone from continuing, screen readers read it with
 * its field, and people can dismiss it.
 */
export function Suggestion({ id, words, hint, rewrite, onUse, onDismiss }: SuggestionProps) {
  return (
    <div className="no-print my-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-small border border-wattle-edge bg-wattle-tint py-1.5 pr-1.5 pl-3 text-small">
      <Lightbulb aria-hidden="true" className="size-4.5 shrink-0 text-wattle-ink" />
      <p id={id} className="max-w-none min-w-0 grow basis-48 leading-tight">
        <strong className="font-semibold">
          “{words}” {firstSentence(hint)}
        </strong>{' '}
        {restOf(hint)} <span className="text-ink-2">“{rewrite}”</span>
      </p>
      <span className="ml-auto flex items-center gap-1">
        <Button variant="secondary" size="sm" onClick={onUse} aria-describedby={id}>
          Use this
        </Button>
        <IconButton
          label="Dismiss this suggestion"
          icon={X}
          size="sm"
          onClick={onDismiss}
          aria-describedby={id}
        />
      </span>
    </div>
  )
}

const firstSentence = (text: string) => text.slice(0, text.indexOf('.') + 1)
const restOf = (text: string) => text.slice(text.indexOf('.') + 1).trim()
