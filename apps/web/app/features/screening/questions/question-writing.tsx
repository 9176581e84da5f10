import { MAX_ANSWER_LENGTH, MAX_NUMBER } from '@wattle/contract/question-rules'
import { useState } from 'react'
import { formatCount } from '#lib/format-count.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Saving } from './answer-queue.ts'
import type { Question, Written } from './choices.ts'
import { SavedMark } from './save-line.tsx'

interface QuestionWritingProps {
  question: Question
  /** Whether the typed answer is being sent, is saved, or waits because the device is offline. */
  saving: Saving
  /**
   * Whether the person pressed Next without answering. `QuestionStep` then shows an error message
   * with the id `missing`.
   */
  isMissing: boolean
  onWrite: (written: Written) => void
}

/**
 * A field for an answer in the person's own words, or for a number. Never reformats what people
 * type.
 */
export function QuestionWriting({ question, ...props }: QuestionWritingProps) {
  return (
    <div className="@container [--input-fill:var(--color-surface)]">
      {question.type === 'NUMBER' ? (
        <NumberAnswer stored={question.number ?? null} {...props} />
      ) : (
        <TextAnswer stored={question.text ?? ''} {...props} />
      )}
    </div>
  )
}

interface AnswerProps<Stored> extends Omit<QuestionWritingProps, 'question'> {
  stored: Stored
}

/** Once this few characters are left, screen readers announce the count as people type. */
const FEW_LEFT = 20

function TextAnswer({ stored, saving, isMissing, onWrite }: AnswerProps<string>) {
  const [text, setText] = useState(stored)
  const left = MAX_ANSWER_LENGTH - text.length
  return (
    <div className="grid gap-2">
      <TextArea
        aria-labelledby="question"
        aria-describedby="left missing"
        aria-invalid={isMissing || undefined}
        maxLength={MAX_ANSWER_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onWrite({ text: target.value })
        }}
      />
      <div className="flex justify-between gap-3">
        <p
          id="left"
          aria-live={left <= FEW_LEFT ? 'polite' : 'off'}
          className="text-app text-ink-3"
        >
          {left === 1 ? '1 character left' : `${left} characters left`}
        </p>
        <SavedMark saving={saving} />
      </div>
    </div>
  )
}

const MOST = formatCount(MAX_NUMBER)

/**
 * Reads "1,000" and "1 000" as 1000. Null for an empty field, undefined for anything that isn't a
 * whole number in range.
 */
function readNumber(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d{1,7}$/.test(digits) && Number(digits) <= MAX_NUMBER ? Number(digits) : undefined
}

function NumberAnswer({ stored, saving, isMissing, onWrite }: AnswerProps<number | null>) {
  const [typed, setTyped] = useState(stored === null ? '' : String(stored))
  const isWrong = readNumber(typed) === undefined
  return (
    <div className="grid gap-2">
      <TextInput
        aria-labelledby="question"
        aria-describedby="number-hint missing"
        aria-invalid={isWrong || isMissing || undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        className="max-w-60"
        trailing={!isWrong && typed !== '' && <SavedMark saving={saving} />}
        onChange={({ target }) => {
          setTyped(target.value)
          onWrite({ number: readNumber(target.value) ?? null })
        }}
      />
      <p
        id="number-hint"
        role="status"
        className={isWrong ? 'font-semibold text-app text-error' : 'text-app text-ink-3'}
      >
        {isWrong ? `Please enter a whole number from 0 to ${MOST}.` : 'A whole number.'}
      </p>
    </div>
  )
}
