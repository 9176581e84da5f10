import {
  isChoice,
  QUESTION_TYPES,
  type QuestionType,
  type Rule,
} from '@wattle/contract/question-rules'
import {
  MAX_QUESTION_LENGTH,
  type ScreenerOption,
  type ScreenerQuestion,
} from '@wattle/contract/screener'
import type { ScreenerError, ScreenerErrorType } from '@wattle/contract/screener-errors'
import type { ScreenerHint } from '@wattle/contract/screener-lint'
import {
  CircleAlert,
  CircleDot,
  Hash,
  type LucideIcon,
  SquareCheck,
  TextCursorInput,
} from 'lucide-react'
import { useId } from 'react'
import { TYPE_WORDS } from '#content/question-words.ts'
import { moveByKeys } from '#lib/block-list.ts'
import { cx } from '#lib/cx.ts'
import { useQuestionHint } from '#lib/use-question-hint.ts'
import { Button } from '#ui/button.tsx'
import { RuledArea } from '#ui/form/ruled-area.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Suggestion } from '#ui/form/suggestion.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { OrderButtons } from '#ui/order-buttons.tsx'
import { questionField } from './fields.ts'
import { FollowUp } from './follow-up.tsx'
import { NumberRange } from './number-range.tsx'
import { OptionRow } from './option-row.tsx'
import { QuestionHint } from './question-hint.tsx'
import { WhoQualifies } from './who-qualifies.tsx'

const TYPE_ICONS: Record<QuestionType, LucideIcon> = {
  SINGLE_CHOICE: CircleDot,
  MULTIPLE_CHOICE: SquareCheck,
  NUMBER: Hash,
  OPEN_TEXT: TextCursorInput,
}
const TYPES = QUESTION_TYPES.map((value) => ({
  value,
  label: TYPE_WORDS[value],
  icon: TYPE_ICONS[value],
}))

export const hintName = (id: number) => `screener-${id}`

export interface QuestionActions {
  type: (text: string) => void
  typeOption: (option: ScreenerOption, text: string) => void
  setType: (type: QuestionType) => void
  setOrdered: (ordered: boolean) => void
  setRule: (rule: Rule) => void
  setRange: (range: { numberMin: number | null } | { numberMax: number | null }) => void
  setShownIf: (shownIf: number[]) => void
  addNoneOption: () => void
  changeOption: (optionId: number, text: string) => void
  insertOption: (position: number, text: string) => void
  setMustMatch: (option: ScreenerOption, mustMatch: boolean) => void
  addOption: () => void
  deleteOption: (option: ScreenerOption) => void
  enterOption: (option: ScreenerOption) => void
  move: (by: 1 | -1) => void
  delete: () => void
  applyRewrite: (rewrite: string) => void
  dismissHint: () => void
  focus: () => void
}

interface QuestionEditorProps {
  question: ScreenerQuestion
  questions: readonly ScreenerQuestion[]
  /** What validation found wrong with the question. The editor shows the first error. */
  found: ScreenerError | undefined
  /** The linter's hint, shown next to the question's text. */
  hint: ScreenerHint | undefined
  actions: QuestionActions
}

const hasError = (error: ScreenerError | undefined, type: ScreenerErrorType) =>
  error?.errors.some(({ errorType }) => errorType === type) ?? false

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, questions, found, hint, actions } = props
  const error = found?.errors[0]?.errorMessage
  const wrongOptions = hasError(found, 'EMPTY_OPTION_TEXT') ? (found?.optionId ?? []) : []
  const { id, position, type, rule, options } = question
  const hintId = useId()
  const errorId = useId()
  const texts = isChoice(type) ? options.map(({ text }) => text) : []
  const { finding, dismiss } = useQuestionHint(hintName(id), question.question, texts)
  const described = [error && errorId, finding && hintId].filter(Boolean).join(' ')
  const isSingle = type === 'SINGLE_CHOICE'

  return (
    <section
      id={`card-${id}`}
      aria-label={`Question ${position}`}
      onKeyDown={moveByKeys(actions.move)}
      onFocus={actions.focus}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-1 rounded-card border bg-surface p-3 sm:grid-cols-[2rem_minmax(0,1fr)_auto] sm:pr-3.5',
        error
          ? 'border-error shadow-[inset_0_0_0_1px_var(--color-error)]'
          : 'border-line focus-within:border-control',
      )}
    >
      <h2
        className={cx(
          'pt-1 font-display font-semibold text-title leading-none sm:text-center',
          error ? 'text-error' : 'text-ink-2',
        )}
      >
        <span className="sr-only">Question </span>
        {position}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-1 max-sm:col-span-2">
        <Segmented
          label={`Type of question ${position}`}
          size="sm"
          isFolding
          choices={TYPES}
          value={type}
          onChange={actions.setType}
        />
        {error && (
          <p id={errorId} className="flex items-center gap-1.5 font-semibold text-error text-small">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <OrderButtons
        id={id}
        noun="question"
        position={position}
        total={questions.length}
        onMove={actions.move}
        onDelete={actions.delete}
      />
      <div className="grid min-w-0 gap-0.5 max-sm:order-2 max-sm:col-span-2 sm:col-span-2 sm:col-start-2">
        <WhoQualifies question={question} onChange={actions.setRule} />
        <RuledArea
          id={questionField(id)}
          value={question.question}
          onChange={(event) => actions.type(event.target.value)}
          placeholder="Enter your question"
          maxLength={MAX_QUESTION_LENGTH}
          aria-label={`Text of question ${position}`}
          aria-invalid={hasError(found, 'EMPTY_QUESTION_TEXT') || undefined}
          aria-describedby={described || undefined}
          isBlank={question.question.trim() === ''}
          className="font-semibold text-body"
        />
        {finding && (
          <Suggestion
            id={hintId}
            {...finding}
            onUse={() => actions.applyRewrite(finding.rewrite)}
            onDismiss={() => {
              dismiss()
              actions.dismissHint()
            }}
          />
        )}
        {hint && <QuestionHint hint={hint} actions={actions} />}
        {isChoice(type) && (
          <ol className="grid gap-1 sm:gap-0">
            {options.map((option, at) => (
              <OptionRow
                key={option.id}
                option={option}
                name={`option ${at + 1} of question ${position}`}
                isSingle={isSingle}
                rule={rule}
                isWrong={wrongOptions.includes(option.id)}
                onType={(text) => actions.typeOption(option, text)}
                onToggle={(mustMatch) => actions.setMustMatch(option, mustMatch)}
                onDelete={() => actions.deleteOption(option)}
                onEnter={() => actions.enterOption(option)}
              />
            ))}
          </ol>
        )}
        {type === 'NUMBER' && rule !== 'NOTE' && (
          <NumberRange
            numberMin={question.numberMin}
            numberMax={question.numberMax}
            position={position}
            isWrong={hasError(found, 'NUMBER_RANGE')}
            onChange={actions.setRange}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isChoice(type) && (
            <Button variant="quiet" size="sm" className="-ml-2" onClick={actions.addOption}>
              + Add option <span className="sr-only">to question {position}</span>
            </Button>
          )}
          <FollowUp question={question} questions={questions} onChange={actions.setShownIf} />
          {isChoice(type) && (
            <Switch
              className="ml-auto text-ink-2 text-small!"
              label="Keep options in this order"
              checked={question.ordered}
              onChange={(event) => actions.setOrdered(event.target.checked)}
            />
          )}
        </div>
      </div>
    </section>
  )
}
