import { type Answers, isChoice, isMet, isShown } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { useState } from 'react'
import { andList } from '#lib/list-format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { StepBar } from '#ui/step-bar.tsx'
import { PreviewQuestion } from './preview-question.tsx'
import { PreviewWriting } from './preview-writing.tsx'

interface PreviewDialogProps {
  questions: readonly ScreenerQuestion[]
  /** The question to start with, counted from zero. */
  start: number
  onClose: () => void
}

/**
 * Lets researchers try the screener as a participant would, one question at a time. Nothing is
 * saved.
 */
export function PreviewDialog({ questions, start, onClose }: PreviewDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [written, setWritten] = useState<ReadonlyMap<number, string | number>>(new Map())
  const answers = { chosen, written }
  const shown = questions.filter((one) => isShown(one, answers))
  const [at, setAt] = useState(() => placeOf(shown, questions[start]))
  const question = shown[at]
  const isOver = at >= shown.length
  const label = `Question ${at + 1} of ${shown.length}`

  function write(id: number, value: string | number | undefined) {
    const next = new Map(written)
    if (value === undefined) next.delete(id)
    else next.set(id, value)
    setWritten(next)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preview as a participant"
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
              {at === shown.length - 1 ? 'See the result' : 'Next'}
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
            <StepBar label={label} total={shown.length} current={at + 1} />
          </div>
          {isChoice(question.type) ? (
            <PreviewQuestion
              key={question.id}
              question={question}
              chosen={chosen}
              onChoose={setChosen}
            />
          ) : (
            <PreviewWriting
              key={question.id}
              question={question}
              value={written.get(question.id)}
              onWrite={(value) => write(question.id, value)}
            />
          )}
          <p className="text-caption text-ink-3">
            {isChoice(question.type) &&
              (question.ordered
                ? 'Everyone sees the options in this order. '
                : 'Each participant sees the options in a different order. ')}
            {question.shownIf.length > 0 && 'Not everyone sees this question. '}
            Your answers here aren’t saved.
          </p>
        </div>
      )}
      {isOver && (
        <div className="grid gap-2">
          <p role="status" className="text-balance font-display font-semibold text-h3">
            {verdict(questions, answers)}
          </p>
          <p className="text-ink-2 text-small">
            People qualify if they pass every question that can rule them out. Participants never
            see this result.
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** The index of this question, or of the next visible one if the answers hide it. */
const placeOf = (shown: readonly ScreenerQuestion[], question: ScreenerQuestion | undefined) =>
  Math.max(
    0,
    shown.findIndex(({ position }) => position >= (question?.position ?? 0)),
  )

function isAnswered({ id, type, options }: ScreenerQuestion, { chosen, written }: Answers) {
  return isChoice(type) ? options.some((option) => chosen.has(option.id)) : written?.has(id)
}

function verdict(questions: readonly ScreenerQuestion[], answers: Answers): string {
  const numbersOf = (holds: (question: ScreenerQuestion) => boolean) =>
    questions.flatMap((question, index) => (holds(question) ? [index + 1] : []))
  const open = numbersOf((one) => isShown(one, answers) && !isAnswered(one, answers))
  if (open.length > 0) return `You haven’t answered ${numbered(open)}.`
  const unmet = numbersOf((question) => !isMet(question, answers))
  return unmet.length === 0
    ? 'You’d qualify.'
    : `You wouldn’t qualify, because of ${numbered(unmet)}.`
}

const numbered = (numbers: number[]) =>
  `${numbers.length === 1 ? 'question' : 'questions'} ${andList(numbers)}`
