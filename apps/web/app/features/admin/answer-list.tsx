import { Check, CircleAlert } from 'lucide-react'
import { RULE_WORDS, rangeWords } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'
import type { CompletionDetail } from './hooks.ts'

type Answer = CompletionDetail['answers'][number]

/** Each answer, and whether it met the question's rule. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <ol>
      {answers.map((answer, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: answers keep the screener’s order
          key={at}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] gap-1 border-line-2 border-b py-2.5 text-small last:border-b-0"
        >
          <b className="tabular">{at + 1}</b>
          <div>
            <p className="text-ink-2">{answer.question}</p>
            <p className="whitespace-pre-line break-words font-semibold">
              {answerText(answer) || 'No answer'}
            </p>
            <p className={cx('text-caption', lookOf(answer))}>{ruleInWords(answer)}</p>
          </div>
          {answer.rule === 'NOTE' ? null : answer.isMet ? (
            <Check aria-hidden="true" className="size-4.5 text-done" />
          ) : (
            <CircleAlert aria-hidden="true" className="size-4.5 text-error" />
          )}
        </li>
      ))}
    </ol>
  )
}

const textsOf = (options: Answer['options']) => options.map(({ text }) => text)
const answerText = ({ options, text, number }: Answer) =>
  text ?? number?.toString() ?? textsOf(options.filter(({ selected }) => selected)).join('; ')

const lookOf = ({ rule, isMet }: Answer) =>
  rule === 'NOTE' ? 'text-ink-3' : isMet ? 'text-done' : 'text-error'

const quoted = (texts: string[], by: string) => texts.map((text) => `“${text}”`).join(by)

/** What the question required, and whether the answer met it. */
function ruleInWords(answer: Answer): string {
  const { rule, type, isMet, options } = answer
  if (rule === 'NOTE') return RULE_WORDS.NOTE
  if (type === 'NUMBER') {
    const range = rangeWords(answer)
    if (rule === 'REJECT') return isMet ? `Passed: not ${range}` : `Ruled out by ${range}`
    return isMet ? `Passed: ${range}` : `Needed ${range}`
  }
  const marked = options.filter(({ mustMatch }) => mustMatch)
  if (rule === 'REJECT')
    return isMet
      ? `Passed: not ${quoted(textsOf(marked), ' or ')}`
      : `Ruled out by ${quoted(textsOf(marked.filter(({ selected }) => selected)), ' and ')}`
  if (rule === 'ANY') return `${isMet ? 'Matches' : 'Needed'} ${quoted(textsOf(marked), ' or ')}`
  return matchInWords(answer)
}

/**
 * A single choice must be one of the marked options. A multiple choice must include all of them.
 */
function matchInWords({ options, type, isMet }: Answer): string {
  const wanted = textsOf(options.filter(({ mustMatch }) => mustMatch))
  if (wanted.length === 0) return isMet ? 'Any answer qualifies' : 'No answer qualifies'
  const list = quoted(wanted, type === 'SINGLE_CHOICE' ? ' or ' : ' and ')
  if (!isMet) return `Needed ${list}`
  return wanted.length === 1 && type === 'SINGLE_CHOICE'
    ? 'Matches the required answer'
    : `Matches ${list}`
}
