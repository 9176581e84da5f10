import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { formatCount } from '#lib/format-count.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'

interface FindBarProps {
  words: string
  onWords: (words: string) => void
  /** The index of the current match. */
  at: number
  count: number
  onMove: (by: 1 | -1) => void
}

/** Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ words, onWords, at, count, onMove }: FindBarProps) {
  const isSearching = words.trim() !== ''
  const position = count > 0 ? `${at + 1} of ${formatCount(count)}` : 'No matches'
  return (
    <search className="flex min-w-0 grow items-center gap-1.5">
      <Field label="Find in this transcript" hideLabel className="max-w-96 grow">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            icon={Search}
            placeholder="Find in this transcript"
            maxLength={200}
            autoComplete="off"
            value={words}
            className="[&>input::-webkit-search-cancel-button]:hidden"
            onChange={({ target }) => onWords(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && words) {
                event.preventDefault()
                onWords('')
              }
              // Ctrl+Enter captures the selection, so we ignore it here.
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              onMove(event.shiftKey ? -1 : 1)
            }}
            trailing={
              <span role="status" className="tabular shrink-0 text-ink-3 text-small">
                {isSearching && position}
              </span>
            }
          />
        )}
      </Field>
      <IconButton
        label="Previous match"
        icon={ChevronUp}
        disabled={count === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label="Next match"
        icon={ChevronDown}
        disabled={count === 0}
        onClick={() => onMove(1)}
      />
    </search>
  )
}
