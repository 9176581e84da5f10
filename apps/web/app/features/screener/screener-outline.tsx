import { lintQuestion } from '@wattle/contract/lint'
import { isChoice } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { ScreenerError } from '@wattle/contract/screener-errors'
import type { ScreenerHint } from '@wattle/contract/screener-lint'
import { Check, CircleAlert, Library, Lightbulb, Plus } from 'lucide-react'
import { isHintDismissed } from '#lib/use-question-hint.ts'
import { Button } from '#ui/button.tsx'
import { OutlineList, ToFix } from '#ui/outline-list.tsx'
import { isHintDismissed as isScreenerHintDismissed } from './dismissed-hints.ts'
import { hintName } from './question-editor.tsx'

interface ScreenerOutlineProps {
  questions: readonly ScreenerQuestion[]
  errors: readonly ScreenerError[]
  hints: readonly ScreenerHint[]
  current: number | undefined
  onChoose: (id: number) => void
  onAdd: () => void
  onAddFromBank: () => void
}

type Mark = 'wrong' | 'hint' | 'fine'
const MARKS = {
  wrong: { icon: CircleAlert, look: 'text-error', words: 'to fix' },
  hint: { icon: Lightbulb, look: 'text-wattle-ink', words: 'has a suggestion' },
  fine: { icon: Check, look: 'text-gum', words: 'ready' },
} as const

/** An overview with links to each question and what’s left to fix. */
export function ScreenerOutline(props: ScreenerOutlineProps) {
  const { questions, errors, hints: found, current, onChoose, onAdd, onAddFromBank } = props
  const marks = questions.map((question) => markOf(question, errors, found))
  const hints = marks.filter((mark) => mark === 'hint').length
  return (
    <>
      <OutlineList
        label="Questions"
        items={questions.map(({ id, question, position }, at) => ({
          id,
          number: position,
          text: question || 'Your question',
          isCurrent: id === current,
          isWrong: marks[at] === 'wrong',
          mark: MARKS[marks[at] ?? 'fine'],
          onChoose: () => onChoose(id),
        }))}
      />
      <Button variant="secondary" wide onClick={onAdd} className="max-lg:hidden">
        <Plus aria-hidden="true" className="size-4.5" />
        Add a new question
      </Button>
      <Button variant="quiet" wide onClick={onAddFromBank} className="px-0! max-lg:hidden">
        <Library aria-hidden="true" className="size-4.5" />
        Add from question bank
      </Button>
      <div className="border-line text-small lg:border-t lg:pt-3">
        <ToFix count={errors.length} />
        {hints > 0 && (
          <p className="text-ink-3">
            {hints === 1 ? '1 suggestion' : `${hints} suggestions`}, up to you
          </p>
        )}
      </div>
    </>
  )
}

function markOf(
  { id, question, type, options }: ScreenerQuestion,
  errors: readonly ScreenerError[],
  hints: readonly ScreenerHint[],
): Mark {
  if (errors.some(({ questionId }) => questionId === id)) return 'wrong'
  const finding = lintQuestion(question, isChoice(type) ? options.map(({ text }) => text) : [])
  const hint = hints.find(({ questionId }) => questionId === id)
  const isHinted =
    (finding && !isHintDismissed(hintName(id), finding)) || (hint && !isScreenerHintDismissed(hint))
  return isHinted ? 'hint' : 'fine'
}
