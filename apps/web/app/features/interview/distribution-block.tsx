import type { ResearchReply } from '#lib/research.ts'
import { DistributionPill } from './distribution-pill.tsx'

/** How far the invitations are, and who has answered. */
export function DistributionBlock({ distribution }: Pick<ResearchReply, 'distribution'>) {
  return (
    <section className="grid gap-3 border-line border-t py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold font-text text-app tracking-normal">Email distribution</h2>
        <DistributionPill status={distribution?.status ?? 'NOT_STARTED'} />
      </div>
      {distribution?.status === 'REQUESTED' && (
        <p className="text-ink-2 text-small">
          Our office has your request and invites people next. There is nothing more for you to do
          until somebody books; meanwhile you can offer more hours.
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] divide-x divide-line">
        <Counter label="Passed screener" value={distribution?.passedScreeners ?? 0} />
        <Counter
          label="Successfully passed screener"
          value={distribution?.passedSuccessfully ?? 0}
        />
      </dl>
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
