import { lintQuestion } from '@wattle/contract/lint'
import type { ScreenerError, ScreenerQuestion } from '@wattle/contract/screener'
import { Check, CircleAlert, Library, Lightbulb, Plus } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { isHintDismissed } from '#lib/use-question-hint.ts'
import { Button } from '#ui/button.tsx'
import { hintName } from './question-editor.tsx'

interface ScreenerOutlineProps {
  questions: readonly ScreenerQuestion[]
  errors: readonly ScreenerError[]
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

/** Where you are, what is left to fix, and the way to each question. */
export function ScreenerOutline(props: ScreenerOutlineProps) {
  const { questions, errors, current, onChoose, onAdd, onAddFromBank } = props
  const marks = questions.map((question) => markOf(question, errors))
  const hints = marks.filter((mark) => mark === 'hint').length
  return (
    <>
      <nav aria-label="Questions" className="max-lg:hidden">
        <p className="mb-1 font-semibold text-ink-2 text-small">Questions</p>
        <ol className="-mx-2.5 grid">
          {questions.map(({ id, question, position }, at) => {
            const { icon: Icon, look, words } = MARKS[marks[at] ?? 'fine']
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  aria-current={id === current || undefined}
                  className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-start gap-1 rounded-small px-2.5 py-1.5 text-left text-ink-2 text-small leading-tight hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  <span className={cx('font-semibold', marks[at] === 'wrong' && 'text-error')}>
                    {position}
                  </span>
                  <span className="line-clamp-2">{question || 'Your question'}</span>
                  <Icon aria-hidden="true" className={cx('mt-0.5 size-4', look)} />
                  <span className="sr-only">({words})</span>
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
      <Button variant="secondary" wide onClick={onAdd} className="max-lg:hidden">
        <Plus aria-hidden="true" className="size-4.5" />
        Add a new question
      </Button>
      <Button variant="quiet" wide onClick={onAddFromBank} className="max-lg:hidden">
        <Library aria-hidden="true" className="size-4.5" />
        Add from the bank
      </Button>
      <div className="border-line text-small lg:border-t lg:pt-3">
        <p className="text-ink-2">
          {errors.length > 0 ? (
            <>
              <strong className="font-semibold text-error">{errors.length} to fix</strong> before
              the next step
            </>
          ) : (
            'Ready for the next step'
          )}
        </p>
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
  { id, question, options }: ScreenerQuestion,
  errors: readonly ScreenerError[],
): Mark {
  if (errors.some(({ questionId }) => questionId === id)) return 'wrong'
  const finding = lintQuestion(
    question,
    options.map(({ text }) => text),
  )
  return finding && !isHintDismissed(hintName(id), finding) ? 'hint' : 'fine'
}
