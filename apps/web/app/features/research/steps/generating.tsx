import type { ResearchStatus } from '@wattle/contract/research'
import { BellRing, Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { minutesAndSeconds } from '#lib/time/date-formats.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { GenerationFailure } from './generation-failure.tsx'
import { SHARES, stageAt, WORKS } from './stages.ts'
import { useStep } from './step-context.ts'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'

interface GeneratingProps {
  status: ResearchStatus
  hasFailed: boolean
}

/**
 * Shown while we write the content: what’s happening, how long it takes, and that people can leave.
 */
export function Generating({ status, hasFailed }: GeneratingProps) {
  const { research, previous } = useStep()
  return (
    <StepPanel title={STEP_TITLES[status]} foot={<StepFoot previous={previous} disabled />}>
      {hasFailed ? (
        <GenerationFailure />
      ) : (
        <>
          <Work status={status} startedAt={research.generation.startedAt} />
          <GhostCard />
        </>
      )}
    </StepPanel>
  )
}

function Work({ status, startedAt }: { status: ResearchStatus; startedAt: string | null }) {
  const seconds = useElapsed(startedAt)
  const work = WORKS[status]
  if (!work) return null
  const { index: current, since, share } = stageAt(seconds)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3.5 sm:px-6">
        <div>
          <h2 className="text-h3">{work.title}</h2>
          <p className="text-ink-2">
            {/* Seed 001 section 4 fixes these words. */}
            <span>It might take some time</span>, usually under a minute.
          </p>
        </div>
        <div role="timer" aria-label="Time so far" className="text-right leading-none">
          <span className="tabular block font-display font-semibold text-[2.125rem]">
            {minutesAndSeconds(seconds)}
          </span>
          <span className="text-caption text-ink-3">elapsed</span>
        </div>
      </div>
      <div aria-hidden="true" className="flex gap-1 px-5 sm:px-6">
        {SHARES.map((width, index) => (
          <span
            key={width}
            className="h-1.5 overflow-hidden rounded-full bg-line-2"
            style={{ flexGrow: width }}
          >
            <span
              className={cx(
                'motion-panel block h-full rounded-full transition-[width]',
                index < current ? 'bg-gum' : 'bg-wattle',
              )}
              style={{ width: `${index < current ? 100 : index === current ? share * 100 : 0}%` }}
            />
          </span>
        ))}
      </div>
      <ol className="grid px-5 pt-5 pb-2 sm:px-6">
        {work.stages.map((stage, index) => (
          <Stage
            key={stage}
            text={stage}
            number={index + 1}
            state={index < current ? 'done' : index === current ? 'now' : 'next'}
            since={since}
            isLast={index === work.stages.length - 1}
          />
        ))}
      </ol>
      {/* Announces each new stage, not every second. */}
      <p role="status" className="sr-only">
        {work.title}: {work.stages[current]}
      </p>
      <p className="flex max-w-none items-center gap-2.5 border-line-2 border-t bg-sunk px-5 py-3 text-ink-2 text-small sm:px-6">
        <BellRing aria-hidden="true" className="size-4.5 shrink-0" />
        You can leave this page. We’ll keep working, and the draft will be here when you come back.
      </p>
    </div>
  )
}

interface StageProps {
  text: string
  number: number
  state: 'done' | 'now' | 'next'
  /** Seconds spent on the current stage. */
  since: number
  isLast: boolean
}

function Stage({ text, number, state, since, isLast }: StageProps) {
  return (
    <li className="relative flex gap-4 pb-4">
      {!isLast && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-7 bottom-0 left-[0.8125rem]',
            state === 'done' ? 'w-0.5 bg-art-wood' : 'w-0 border-line-3 border-l-2 border-dotted',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'tabular relative grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] font-bold text-small',
          state === 'done' && 'border-gum bg-gum text-on-gum',
          state === 'now' &&
            'border-wattle bg-wattle text-on-wattle shadow-[0_0_0_3px_var(--color-surface),0_0_0_4.5px_var(--color-wattle)]',
          state === 'next' && 'border-line-3 text-ink-3',
        )}
      >
        {state === 'done' ? <Check className="size-4" /> : number}
      </span>
      <span className="grid leading-tight">
        <span className={state === 'next' ? 'font-medium text-ink-3' : 'font-semibold'}>
          {text}
        </span>
        <span
          className={cx(
            'mt-0.5 text-caption',
            state === 'now' ? 'font-semibold text-wattle-ink' : 'text-ink-3',
          )}
        >
          {state === 'done'
            ? 'Done'
            : state === 'now'
              ? `Working, ${Math.floor(since)} s so far`
              : 'Next'}
        </span>
      </span>
    </li>
  )
}

function GhostCard() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-card border border-line border-dashed py-4 pr-5"
    >
      <span className="justify-self-center font-display font-semibold text-ink-3 text-lead leading-none">
        1
      </span>
      <div className="grid gap-2.5">
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="h-2.5 w-2/5" />
        <Skeleton className="h-2.5 w-1/2" />
      </div>
    </div>
  )
}

/** If writing seems to have taken longer than this, the device’s clock must be wrong. */
const LONGEST_SECONDS = 600

/** Seconds since the server started writing, updated every second. */
function useElapsed(startedAt: string | null): number {
  const [seenAt] = useState(() => Date.now())
  const [now, setNow] = useState(seenAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const sinceStart = startedAt ? (now - Date.parse(startedAt)) / 1000 : Number.NaN
  const isPlausible = sinceStart >= 0 && sinceStart < LONGEST_SECONDS
  return isPlausible ? sinceStart : (now - seenAt) / 1000
}
