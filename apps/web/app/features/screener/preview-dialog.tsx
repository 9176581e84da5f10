import { isMet } from '@wattle/contract/question-rules'
import { isNoneOption } from '@wattle/contract/respondent'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { StepBar } from '#ui/step-bar.tsx'

interface PreviewDialogProps {
  questions: readonly ScreenerQuestion[]
  /** Where to begin, counted from zero. */
  start: number
  onClose: () => void
}

/** The screener to be tried as a respondent: one question at a time, and nothing is kept. */
export function PreviewDialog({ questions, start, onClose }: PreviewDialogProps) {
  const [at, setAt] = useState(start)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const question = questions[at]
  const isOver = at >= questions.length
  const label = `Question ${at + 1} of ${questions.length}`
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preview as a respondent"
      footer={
        <>
          {at > 0 && (
            <Button variant="secondary" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          {isOver ? (
            <Button onClick={onClose}>End of preview</Button>
          ) : (
            <Button onClick={() => setAt(at + 1)}>
              {at === questions.length - 1 ? 'See the result' : 'Next'}
            </Button>
          )}
        </>
      }
    >
      {question && (
        <div className="grid gap-4">
          <div className="grid gap-2">
            <p role="status" className="text-ink-2 text-small">
              {label}
            </p>
            <StepBar label={label} total={questions.length} current={at + 1} />
          </div>
          <PreviewQuestion
            key={question.id}
            question={question}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p className="text-caption text-ink-3">
            {question.ordered
              ? 'Everyone sees the options in this order.'
              : 'Each respondent sees the options in an order of their own.'}{' '}
            Nothing that you choose here is kept.
          </p>
        </div>
      )}
      {isOver && (
        <div className="grid gap-2">
          <p role="status" className="text-balance font-display font-semibold text-h3">
            {verdict(questions, chosen)}
          </p>
          <p className="text-ink-2 text-small">
            People qualify when their answers match every question. They never see this result.
          </p>
        </div>
      )}
    </Dialog>
  )
}

function verdict(questions: readonly ScreenerQuestion[], chosen: ReadonlySet<number>): string {
  const numbersOf = (holds: (question: ScreenerQuestion) => boolean) =>
    questions.flatMap((question, index) => (holds(question) ? [index + 1] : []))
  const open = numbersOf(({ options }) => !options.some(({ id }) => chosen.has(id)))
  if (open.length > 0) return `You haven’t answered ${listed(open)}.`
  const unmet = numbersOf((question) => !isMet(question, { chosen }))
  return unmet.length === 0
    ? 'You’d qualify.'
    : `You wouldn’t qualify, because of ${listed(unmet)}.`
}

const AND = new Intl.ListFormat('en-AU')

const listed = (numbers: number[]) =>
  `${numbers.length === 1 ? 'question' : 'questions'} ${AND.format(numbers.map(String))}`

interface PreviewQuestionProps {
  question: ScreenerQuestion
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

function PreviewQuestion({ question, chosen, onChoose }: PreviewQuestionProps) {
  const { options, type } = question
  const title = question.question || 'Your question'
  if (type === 'SINGLE_CHOICE') {
    const others = [...chosen].filter((id) => !options.some((option) => option.id === id))
    return (
      <RadioGroup
        look="card"
        label={<span className="text-balance font-display text-h3">{title}</span>}
        options={options.map(({ id, text }) => ({ value: String(id), label: text || 'option' }))}
        value={String(options.find(({ id }) => chosen.has(id))?.id ?? '')}
        onChange={(value) => onChoose(new Set([...others, Number(value)]))}
      />
    )
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-balance font-display font-semibold text-h3">{title}</legend>
      {options.map(({ id, text }) => (
        <Checkbox
          key={id}
          look="card"
          label={text || 'option'}
          checked={chosen.has(id)}
          onChange={(event) => onChoose(toggled(question, chosen, id, event.target.checked))}
        />
      ))}
    </fieldset>
  )
}

/** 'None of these' excludes the others, and they it. */
function toggled(
  { options }: ScreenerQuestion,
  chosen: ReadonlySet<number>,
  id: number,
  isOn: boolean,
): Set<number> {
  const next = new Set(chosen)
  if (!isOn) {
    next.delete(id)
    return next
  }
  const isNone = isNoneOption(options.find((option) => option.id === id)?.text ?? '')
  for (const option of options) {
    if (isNoneOption(option.text) !== isNone) next.delete(option.id)
  }
  return next.add(id)
}
