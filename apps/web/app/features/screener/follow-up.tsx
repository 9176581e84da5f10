import type { ScreenerQuestion } from '@wattle/contract/screener'
import { CornerDownRight } from 'lucide-react'
import { useId, useState } from 'react'
import { followUpWords } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/form/chip-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { parentsFor } from './follow-ups.ts'

interface FollowUpProps {
  question: ScreenerQuestion
  questions: readonly ScreenerQuestion[]
  onChange: (shownIf: number[]) => void
}

/** Who sees a question: everyone, or people who chose certain answers to an earlier question. */
export function FollowUp({ question, questions, onChange }: FollowUpProps) {
  const parents = parentsFor(questions, question)
  const { shownIf, position } = question
  const selectId = useId()
  const buttonId = useId()
  const focusLater = useFocusLater()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<number>()
  const stored = parents.find(({ options }) => options.some(({ id }) => shownIf.includes(id)))
  const parent = stored ?? parents.find(({ id }) => id === picked)

  function choose(id: number) {
    setPicked(id)
    if (shownIf.length > 0) onChange([])
  }

  /**
   * The pressed button disappears, so focus moves to the select on opening, and to the button on
   * closing.
   */
  function show(willOpen: boolean) {
    setOpen(willOpen)
    focusLater(willOpen ? selectId : buttonId)
  }

  const summary = stored && (
    <p className="flex items-start gap-1.5 text-small">
      <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gum" />
      {followUpWords(questions, question)}
    </p>
  )
  if (!isOpen)
    return (
      <div className={cx('flex flex-wrap items-center gap-x-3', summary && 'order-last w-full')}>
        {summary}
        {(parents.length > 0 || shownIf.length > 0) && (
          <Button
            id={buttonId}
            variant="quiet"
            size="sm"
            className="-ml-2"
            onClick={() => show(true)}
          >
            {summary ? 'Change' : 'Show only if…'}
            <span className="sr-only">: who sees question {position}</span>
          </Button>
        )}
      </div>
    )
  return (
    <div className="order-last grid w-full gap-3 rounded-small border border-line p-3">
      <div className="grid gap-1">
        <label htmlFor={selectId} className="font-semibold text-small">
          Show only if
        </label>
        <Select
          id={selectId}
          value={parent?.id ?? ''}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value="">Everyone sees question {position}</option>
          {parents.map((one) => (
            <option key={one.id} value={one.id}>
              {one.position}. {one.question || 'Your question'}
            </option>
          ))}
        </Select>
      </div>
      {parent && (
        <ChipGroup
          label="They chose"
          hint={shownIf.length === 0 ? 'Choose at least one answer.' : undefined}
          isMultiple
          choices={parent.options.map(({ id, text }) => ({
            value: String(id),
            label: text.trim() || 'option',
          }))}
          chosen={shownIf.map(String)}
          onToggle={(value) => {
            // Remembers the parent question, which isn't saved until an answer is chosen.
            setPicked(parent.id)
            onChange(toggled(shownIf, Number(value)))
          }}
        />
      )}
      {summary}
      <div>
        <Button variant="secondary" size="sm" onClick={() => show(false)}>
          Done<span className="sr-only"> with who sees question {position}</span>
        </Button>
      </div>
    </div>
  )
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
