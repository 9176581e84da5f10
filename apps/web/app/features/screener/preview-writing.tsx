import { MAX_ANSWER_LENGTH, MAX_NUMBER } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { useId } from 'react'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface PreviewWritingProps {
  question: ScreenerQuestion
  value: string | number | undefined
  onWrite: (value: string | number | undefined) => void
}

export function PreviewWriting({ question, value, onWrite }: PreviewWritingProps) {
  const id = useId()
  const text = String(value ?? '')

  function writeNumber(typed: string) {
    const digits = typed.replace(/\D/g, '')
    onWrite(digits === '' ? undefined : Math.min(Number(digits), MAX_NUMBER))
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-balance font-display font-semibold text-h3">
        {question.question || 'Your question'}
      </label>
      {question.type === 'NUMBER' ? (
        <TextInput
          id={id}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-60"
          value={text}
          onChange={({ target }) => writeNumber(target.value)}
        />
      ) : (
        <>
          <TextArea
            id={id}
            maxLength={MAX_ANSWER_LENGTH}
            value={text}
            onChange={({ target }) => onWrite(target.value || undefined)}
          />
          <p className="text-ink-3 text-small">{MAX_ANSWER_LENGTH - text.length} characters left</p>
        </>
      )}
    </div>
  )
}
