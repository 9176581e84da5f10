import { INTERVIEW_LENGTH } from '@wattle/contract/limits'
import type { Plan } from '@wattle/contract/plan'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { Button } from '#ui/button.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { breakInWords, leadInWords } from './plan-words.ts'

/** The most minutes in `INTERVIEW_LENGTH`. */
const LONGEST_GUIDE = 30

interface PlanCardProps {
  plan: Plan
  isFinished: boolean
  save: (plan: Plan) => Promise<unknown>
  className?: string | undefined
  children?: ReactNode
}

/**
 * How many interviews the project needs, how long a slot is, the break after each interview, and how
 * soon the first slot can be.
 */
export function PlanCard({ plan, isFinished, save, className, children }: PlanCardProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <section className={cx('grid gap-2', className)}>
      <div className="flex items-center gap-2">
        <CalendarClock aria-hidden="true" className="size-4.5 text-ink-3" />
        <h2 className="font-semibold font-text text-app tracking-normal">Interview plan</h2>
        {!isFinished && (
          <Button
            variant="quiet"
            size="sm"
            className="no-print -my-1 -mr-2 ml-auto"
            onClick={() => setEditing(true)}
          >
            Edit plan
          </Button>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-small [&_dd]:tabular [&_dd]:font-semibold [&_div]:flex [&_div]:justify-between [&_div]:gap-3 [&_dt]:text-ink-2">
        <div>
          <dt>Interviews needed</dt>
          <dd>{plan.targetInterviews}</dd>
        </div>
        <div>
          <dt>Slot length</dt>
          <dd>{plan.sessionMinutes} minutes</dd>
        </div>
        <div>
          <dt>Break after each interview</dt>
          <dd>{breakInWords(plan.bufferMinutes)}</dd>
        </div>
        <div>
          <dt>Earliest slot</dt>
          <dd>{leadInWords(plan.leadDays)}</dd>
        </div>
      </dl>
      {plan.sessionMinutes > LONGEST_GUIDE && (
        <p className="text-caption text-ink-2">
          The interview guide takes {INTERVIEW_LENGTH}, so a slot leaves time to spare.
        </p>
      )}
      {children}
      {isEditing && <PlanDialog plan={plan} save={save} onClose={() => setEditing(false)} />}
    </section>
  )
}
