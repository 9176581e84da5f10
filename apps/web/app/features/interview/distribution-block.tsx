import { useEffect, useRef } from 'react'
import { DistributionPill } from '#features/distribution/shared/distribution-pill.tsx'
import type { ResearchReply } from '#lib/api/research-query.ts'

interface DistributionBlockProps extends Pick<ResearchReply, 'distribution'> {
  /** How many slots participants can choose from. */
  offered: number
}

/** The status of the invitations, how many people finished the screener, and how many qualify. */
export function DistributionBlock({ distribution, offered }: DistributionBlockProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isLaunched = Boolean(distribution)
  const wasLaunched = useRef(isLaunched)

  // The Launch button disappears after the launch, so its focus moves to this section.
  useEffect(() => {
    if (isLaunched && !wasLaunched.current && document.activeElement === document.body) {
      heading.current?.focus()
    }
    wasLaunched.current = isLaunched
  }, [isLaunched])

  return (
    <section className="grid gap-3 border-line border-t py-4">
      <div className="flex items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-semibold font-text text-app tracking-normal"
        >
          Email distribution
        </h2>
        <DistributionPill status={distribution?.status ?? 'NOT_STARTED'} />
      </div>
      {distribution?.status === 'REQUESTED' && (
        <p className="text-ink-2 text-small">
          We’ve told our team, and they’ll start the invitations. We’ll email you when they go out.{' '}
          {offered === 0
            ? 'You haven’t offered any slots yet, so nobody can book. Add some to the calendar.'
            : 'You don’t need to do anything until someone books. You can still add slots.'}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] divide-x divide-line">
        <Counter label="Passed screener" value={distribution?.passedScreeners ?? 0} />
        <Counter
          label="Successfully passed screener"
          value={distribution?.passedSuccessfully ?? 0}
        />
      </dl>
      {distribution && (
        <p className="text-caption text-ink-3">
          The first counts everyone who finished the screener, the second those who qualify.
        </p>
      )}
    </section>
  )
}

function Counter({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end pr-4 not-first:pl-4">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="tabular font-display font-semibold text-title">{value}</dd>
    </div>
  )
}
