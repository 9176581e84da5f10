import type { Choice } from '@wattle/contract/candidate'
import type { KeyboardEvent } from 'react'
import type { ResearchReply } from '#features/research/shared/research-query.ts'
import { cx } from '#lib/cx.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { placeInWords } from './candidate-words.ts'
import type { CandidateReply } from './hooks.ts'
import { MaskedText } from './masked-text.tsx'

interface CandidateRowProps {
  candidate: CandidateReply
  research: ResearchReply
  /** The questions whose answers are shown. */
  questionIds: ReadonlySet<number>
  now: Date
  isBusy: boolean
  onChoose: (choice: Choice) => void
}

const CHOICE_WORDS = [
  ['YES', 'Yes'],
  ['MAYBE', 'Maybe'],
  ['NO', 'No'],
] as const
const KEYS: Record<string, Choice> = { y: 'YES', m: 'MAYBE', n: 'NO' }

/** One person by number: their answers, what they would fill, and three buttons. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, research, questionIds, now, isBusy, onChoose } = props
  const { number, choice, full, booked, cellIds, answers } = candidate
  const cells = research.quotas.filter(({ id }) => cellIds.includes(id))
  const questions = research.screener?.questions ?? []
  const isPossible = (one: Choice) => !booked && !(one === 'YES' && full)

  function handleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const wanted = KEYS[key.toLowerCase()]
    if (wanted && !ctrlKey && !metaKey && !altKey && !isBusy && isPossible(wanted)) onChoose(wanted)
  }

  return (
    <li
      onKeyDown={handleKey}
      className="grid gap-x-5 gap-y-3 border-line-2 border-b px-4 py-4 last:border-b-0 focus-within:bg-gum-tint focus-within:shadow-[inset_4px_0_0_var(--color-gum)] md:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      <div>
        <h3 className="font-semibold font-text text-app tracking-normal">Candidate {number}</h3>
        <p className="text-ink-2 text-small">
          {placeInWords(candidate.timezone, browserZone(), now)}
        </p>
        <ul className="mt-1 grid gap-0.5 text-small">
          {cells.map(({ id, name, least, most, booked: taken }) => (
            <li
              key={id}
              className={cx('break-words', taken < least && 'font-semibold text-wattle-ink')}
            >
              {name}:{' '}
              {taken >= most
                ? 'full'
                : taken < least
                  ? `needs ${least - taken}`
                  : `${most - taken} left`}
            </li>
          ))}
        </ul>
      </div>
      <dl className="grid content-start gap-x-5 gap-y-2 text-small sm:grid-cols-2">
        {answers.map(({ questionId, answer }) => {
          const question = questions.find(({ id }) => id === questionId)
          if (!question || !answer || !questionIds.has(questionId)) return null
          const isOwnWords = question.type === 'OPEN_TEXT'
          return (
            <div key={questionId} className={isOwnWords ? 'sm:col-span-2' : undefined}>
              <dt className="truncate text-ink-3" title={question.question}>
                {question.question}
              </dt>
              <dd className="break-words">
                {isOwnWords ? (
                  <>
                    “<MaskedText text={answer} />”
                  </>
                ) : (
                  answer
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="grid content-start gap-1.5 md:w-52">
        {booked ? (
          <p className="text-ink-2 text-small">Booked. You’ll find the name under My interviews.</p>
        ) : (
          <fieldset className="flex gap-1.5">
            <legend className="sr-only">Talk to candidate {number}?</legend>
            {CHOICE_WORDS.map(([value, label]) => (
              <Button
                key={value}
                size="sm"
                variant={choice === value ? undefined : 'outline'}
                aria-pressed={choice === value}
                aria-label={`${label}, candidate ${number}`}
                disabled={!isPossible(value)}
                onClick={() => !isBusy && choice !== value && onChoose(value)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )}
        {full && !booked && <p className="text-ink-2 text-small">{full}</p>}
      </div>
    </li>
  )
}
