import {
  isEarlier,
  type ResearchStatus,
  STAGE_LABELS,
  WORKING_STATUSES,
} from '@wattle/contract/research'
import { Check, ChevronDown, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '#lib/cx.ts'
import { StepStem } from './step-stem.tsx'

interface StepHeaderProps {
  stored: ResearchStatus
  viewed: ResearchStatus
  /** Whether we’re writing the current step’s content. */
  isWriting: boolean
  linkTo: (status: ResearchStatus) => string
}

type State = 'done' | 'now' | 'locked'

interface Step {
  status: ResearchStatus
  number: number
  state: State
  word: string
  isViewed: boolean
  to: string | undefined
}

/**
 * Six steps along a stem: solid if done, gold if current, dotted if still to come. Screen readers
 * get the same information as text.
 */
export function StepHeader(props: StepHeaderProps) {
  const steps = stepsOf(props)
  const shown = steps.find(({ isViewed }) => isViewed)
  const isAhead = props.stored === 'DRAFT_CREATED'
  return (
    <div className="no-print -mx-5 -mt-6 mb-6 border-line border-b bg-paper px-5 lg:-mx-10 lg:-mt-7 lg:mb-7 lg:px-10">
      <ol
        aria-label="Project steps"
        className="grid grid-cols-[repeat(5,minmax(0,1fr))_8.25rem] pt-3 pb-2.5 max-md:hidden"
      >
        {steps.map((step) => (
          <li key={step.status} className="relative h-17.5">
            {step.number < steps.length && (
              <StepStem isDone={step.state === 'done'} isMirrored={step.number % 2 === 0} />
            )}
            <StepLink step={step} />
          </li>
        ))}
      </ol>
      <details className="group py-2 md:hidden">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-input">
          <Node step={shown ?? steps.at(isAhead ? 0 : -1)} />
          <span className="font-semibold">
            {shown
              ? `Step ${shown.number} of ${steps.length}, ${STAGE_LABELS[shown.status]}`
              : `${steps.length} steps, ${isAhead ? 'not started yet' : 'all complete'}`}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="motion-state ml-auto size-4.5 transition-transform group-open:rotate-180"
          />
        </summary>
        <ol aria-label="Project steps" className="grid gap-1 pt-2 pb-1">
          {steps.map((step) => (
            <li key={step.status} className="relative min-h-12">
              <StepLink step={step} isRow />
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

function stepsOf({ stored, viewed, isWriting, linkTo }: StepHeaderProps): Step[] {
  return WORKING_STATUSES.map((status, index) => {
    const state = status === stored ? 'now' : isEarlier(status, stored) ? 'done' : 'locked'
    const isViewed = status === viewed
    const canOpen = state !== 'locked' && !isViewed
    // A completed project has no interview page, because its summary covers the interviews.
    const hasPage = !(stored === 'COMPLETED' && status === 'CONDUCTING_INTERVIEW')
    return {
      status,
      number: index + 1,
      state,
      isViewed,
      word: wordFor(state, { isViewed, isWriting, isElsewhere: viewed !== stored }),
      to: canOpen && hasPage ? linkTo(status) : undefined,
    }
  })
}

interface Shown {
  isViewed: boolean
  isWriting: boolean
  /** Whether someone is viewing a step before the project’s current one. */
  isElsewhere: boolean
}

function wordFor(state: State, { isViewed, isWriting, isElsewhere }: Shown): string {
  if (state === 'now' && isWriting) return 'Writing now'
  if (state === 'now') return isElsewhere ? 'Current step' : 'You’re here'
  if (state === 'locked') return 'Locked'
  return isViewed ? 'Viewing' : 'Complete'
}

function StepLink({ step, isRow }: { step: Step; isRow?: boolean }) {
  const { status, state, word, isViewed, to } = step
  const content = (
    <>
      <Node step={step} />
      <span className={cx('leading-tight', isRow ? 'grid' : 'mt-1.5 grid')}>
        <span
          className={cx(
            state === 'locked' ? 'font-medium text-ink-3' : 'font-semibold',
            to && 'decoration-2 decoration-wattle underline-offset-4 group-hover/step:underline',
          )}
        >
          {STAGE_LABELS[status]}
        </span>
        <span
          className={cx(
            'mt-0.5 flex items-center gap-1 text-caption',
            state === 'now' ? 'font-semibold text-wattle-ink' : 'text-ink-3',
            state === 'done' && isViewed && 'font-semibold text-ink!',
          )}
        >
          {state === 'locked' && <Lock aria-hidden="true" className="size-2.75" />}
          {word}
        </span>
      </span>
    </>
  )
  const look = cx(
    'group/step relative rounded-input',
    isRow ? 'flex items-center gap-3 py-1' : 'inline-grid justify-items-start pr-2',
  )
  // Marks the project's current step, even while someone views an earlier one.
  const current = state === 'now' ? ('step' as const) : undefined
  return to ? (
    <Link to={to} aria-current={current} className={look}>
      {content}
    </Link>
  ) : (
    <span aria-current={current} className={look}>
      {content}
    </span>
  )
}

function Node({ step }: { step: Step | undefined }) {
  if (!step) return null
  const { state, number, isViewed } = step
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tabular relative z-1 grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] font-bold text-small',
        state === 'done' && 'border-gum bg-gum text-on-gum',
        state === 'now' &&
          'border-wattle bg-wattle text-on-wattle shadow-[0_0_0_4px_var(--color-paper),0_0_0_5.5px_var(--color-wattle)]',
        state === 'locked' && 'border-line-3 bg-paper text-ink-3',
        state === 'done' &&
          isViewed &&
          'shadow-[0_0_0_3px_var(--color-paper),0_0_0_5px_var(--color-ink)]',
      )}
    >
      {state === 'done' ? <Check className="size-4" /> : number}
    </span>
  )
}
