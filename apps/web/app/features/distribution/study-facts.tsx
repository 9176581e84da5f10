import { adminDay } from '#lib/time/date-formats.ts'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Folded } from './folded.tsx'
import type { DistributionDetail } from './hooks.ts'

/** What the invited people were told, folded away. */
export function StudyFacts({ study }: { study: DistributionDetail }) {
  const facts = [
    ['Study Title', study.studyTitle],
    ['Conducting Period', study.conductingPeriod],
    ['Estimated Time', study.estimatedTime],
    ['Incentive', study.incentive],
    ['Expiration Date', study.expirationDate && adminDay(study.expirationDate)],
    ['One-time Send Number', study.oneTimeNumber],
    ['Max Number', study.maxNumber],
    ['Description', study.studyDescription],
  ]
  return (
    <Folded title="The study" aside={study.studyTitle}>
      <dl className="grid gap-x-5 gap-y-1.5 sm:grid-cols-[11rem_minmax(0,1fr)] [&>dd]:mb-1 [&>dd]:whitespace-pre-line [&>dd]:break-words [&>dt]:text-ink-3">
        {facts.map(([name, fact]) => (
          <Fact key={name} name={String(name)}>
            {fact}
          </Fact>
        ))}
        {study.consentFormLink && (
          <Fact name="Consent Form Link">
            <NewTabLink href={study.consentFormLink}>{study.consentFormLink}</NewTabLink>
          </Fact>
        )}
      </dl>
    </Folded>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
