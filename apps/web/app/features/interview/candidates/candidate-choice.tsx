import type { Choice } from '@wattle/contract/candidate'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { isSecondClick } from '#lib/second-click.ts'
import { shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { Pill } from '#ui/pill.tsx'
import { CHOICE_WORDS } from './candidate-words.ts'
import type { CandidateReply } from './hooks.ts'

interface CandidateChoiceProps {
  candidate: CandidateReply
  onChoose: (choice: Choice) => void
}

/**
 * Asks "Talk to candidate 3?" with buttons for yes, maybe and no. They have shortcut keys while the
 * row has focus.
 */
export function CandidateChoice({ candidate, onChoose }: CandidateChoiceProps) {
  const { number, choice, booked, full, invitedAt } = candidate
  const reasonId = useId()
  if (booked)
    return (
      <div className="grid justify-items-start gap-1">
        <Pill tone="done" icon={Check}>
          Booked
        </Pill>
        <p className="text-caption text-ink-2">You’ll find their name under My interviews.</p>
      </div>
    )
  return (
    <div className="relative grid gap-1">
      <fieldset className="grid grid-cols-3 gap-1.5 @[46rem]:grid-cols-[3.125rem_4.125rem_2.875rem]">
        <legend className="sr-only">Talk to candidate {number}?</legend>
        {CHOICE_WORDS.map(({ value, label }) => {
          const isImpossible = value === 'YES' && full !== null
          const button = (
            <Button
              key={value}
              size="sm"
              variant={choice === value ? 'primary' : 'secondary'}
              className="px-1! @max-[46rem]:min-h-11"
              aria-pressed={choice === value}
              aria-label={`${label}, candidate ${number}`}
              aria-describedby={isImpossible ? reasonId : undefined}
              disabled={isImpossible}
              // Ignores the second click of a double click, because the next candidate is under the
              // pointer by then.
              onClick={(event) => !isSecondClick(event) && onChoose(value)}
            >
              {label}
            </Button>
          )
          return isImpossible ? (
            <Tooltip key={value} text={full}>
              {button}
            </Tooltip>
          ) : (
            button
          )
        })}
      </fieldset>
      {full && (
        <p id={reasonId} className="text-caption text-ink-2 @[46rem]:sr-only">
          {full}
        </p>
      )}
      {choice === 'YES' && invitedAt && (
        <p className="text-caption text-ink-2">We emailed them on {shortDate(invitedAt)}.</p>
      )}
      {!(choice === 'YES' && invitedAt) && <KeyHints />}
    </div>
  )
}

/**
 * The shortcut keys, below the focused row’s buttons. Every row reserves room for them, so nothing
 * moves.
 */
function KeyHints() {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute top-full mt-1.5 hidden grid-cols-[3.125rem_4.125rem_2.875rem] justify-items-center gap-1.5 text-caption leading-none group-focus-within:@[46rem]:grid pointer-coarse:hidden!"
    >
      {CHOICE_WORDS.map(({ key }) => (
        <Key key={key}>{key}</Key>
      ))}
    </p>
  )
}
