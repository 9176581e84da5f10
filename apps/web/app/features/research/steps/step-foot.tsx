import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

interface StepFootProps {
  /** The previous step’s URL. The first step has none. */
  previous: string | undefined
  /** The Next button’s URL while someone is viewing an earlier step. */
  next?: string | undefined
  /** The label of the button that moves on from the current step. */
  label?: string | undefined
  pending?: boolean | undefined
  disabled?: boolean | undefined
  keptAt?: Date | undefined
  /** What the drafts will be missing. The researcher can continue anyway. */
  remark?: string | undefined
  /** A secondary action before the button. */
  beside?: ReactNode
  onContinue?: (() => void) | undefined
}

export function StepFoot(props: StepFootProps) {
  const { previous, next, label = 'Save & Continue', pending, disabled, keptAt } = props
  const { remark, beside } = props
  return (
    <>
      {previous && (
        <ButtonLink to={previous} variant="secondary" preventScrollReset>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Previous
        </ButtonLink>
      )}
      {/* On a phone the two buttons fill the row, with the draft note above them. */}
      <div className="flex flex-wrap items-center justify-end gap-3 max-sm:contents">
        {keptAt && (
          <span className="tabular flex items-center gap-1.5 text-ink-2 text-small max-sm:order-first max-sm:basis-full">
            <Check aria-hidden="true" className="size-4 text-done" />
            Draft saved at {clockTime(keptAt)}
          </span>
        )}
        {remark && (
          <span className="min-w-0 grow basis-44 text-right text-ink-2 text-small leading-tight max-sm:order-first max-sm:basis-full max-sm:text-left">
            {remark}
          </span>
        )}
        {beside}
        {next ? (
          <ButtonLink to={next} preventScrollReset className="max-sm:ml-auto">
            Next
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </ButtonLink>
        ) : (
          <Button
            pending={pending}
            pendingLabel={disabled ? undefined : 'Saving…'}
            disabled={disabled}
            className="max-sm:ml-auto"
            onClick={props.onContinue}
          >
            {label}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Button>
        )}
      </div>
    </>
  )
}
