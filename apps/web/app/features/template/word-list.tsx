import { TEMPLATE_WORDS, type TemplateType } from '@wattle/contract/template'
import { MEANINGS } from './emails.ts'

interface WordListProps {
  type: TemplateType
  onInsert: (word: string) => void
}

/** Lists the placeholders that this email can contain, each with a button that inserts it. */
export function WordList({ type, onInsert }: WordListProps) {
  return (
    <section aria-label="Placeholders" className="rounded-card bg-sunk px-4 py-3">
      <p className="mb-2 text-small">
        <b className="font-semibold">We fill in these placeholders for each email.</b>{' '}
        <span className="text-ink-2">Press a placeholder to insert it at the cursor.</span>
      </p>
      <ul className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {TEMPLATE_WORDS[type].map((word) => (
          <li key={word} className="contents">
            <button
              type="button"
              aria-label={`Insert ${word}: ${MEANINGS[word] ?? ''}`}
              onClick={() => onInsert(word)}
              className="motion-state min-h-7 w-max rounded-[3px] font-mono text-gum text-small underline decoration-[1.5px] underline-offset-[0.22em] transition-colors hover:decoration-[2.5px] hover:decoration-wattle"
            >
              {`{{${word}}}`}
            </button>
            <span className="text-ink-2 text-small max-sm:mb-1.5">{MEANINGS[word]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
