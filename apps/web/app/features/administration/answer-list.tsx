import { Check, CircleAlert } from 'lucide-react'
import type { CompletionDetail } from './hooks.ts'

type Answer = CompletionDetail['answers'][number]

/** Each answer with the rule that it met or missed. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <ol>
      {answers.map((answer, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the screener
          key={at}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] gap-1 border-line-2 border-b py-2.5 text-small last:border-b-0"
        >
          <b className="tabular">{at + 1}</b>
          <div>
            <p className="text-ink-2">{answer.question}</p>
            <p className="font-semibold">{chosen(answer) || 'No answer'}</p>
            <p className={answer.isMet ? 'text-caption text-done' : 'text-caption text-error'}>
              {ruleInWords(answer)}
            </p>
          </div>
          {answer.isMet ? (
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
const chosen = ({ options }: Answer) =>
  textsOf(options.filter(({ selected }) => selected)).join('; ')

/** Single: one of those that count. Multiple: all of those that count. */
function ruleInWords({ options, type, isMet }: Answer): string {
  const wanted = textsOf(options.filter(({ mustMatch }) => mustMatch))
  if (wanted.length === 0) return isMet ? 'Any answer will do' : 'No answer could match'
  const list = wanted.map((text) => `“${text}”`).join(type === 'SINGLE_CHOICE' ? ' or ' : ' and ')
  if (!isMet) return `Needed ${list}`
  return wanted.length === 1 && type === 'SINGLE_CHOICE'
    ? 'Must match, met'
    : `Must match ${list}, met`
}
