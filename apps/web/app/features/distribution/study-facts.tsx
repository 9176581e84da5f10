import type { AskableConsent } from '@wattle/contract/consent'
import { formatMoney } from '@wattle/contract/payment'
import { adminDay } from '#lib/time/date-formats.ts'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Folded } from './folded.tsx'
import type { DistributionDetail } from './hooks.ts'
import { TEAM_LABELS } from './study-selection.tsx'

/** A collapsed card with the study details from the invitations. */
export function StudyFacts({ study }: { study: DistributionDetail }) {
  const facts = [
    ['Study Title', study.studyTitle],
    ['Conducting Period', study.conductingPeriod],
    ['Estimated Time', study.estimatedTime],
    ['Incentive', incentiveInWords(study)],
    ['Expiration Date', study.expirationDate && adminDay(study.expirationDate)],
    ['One-time Send Number', study.oneTimeNumber],
    ['Max Number', study.maxNumber],
    ['Description', study.studyDescription],
    ['Who picks participants', TEAM_LABELS[study.selection]],
    ['People wanted on standby', study.standbysWanted ?? 0],
    ...(study.standbyCents
      ? [
          [
            'Thank-you payment for being on standby',
            formatMoney(study.standbyCents, study.incentiveCurrency ?? 'AUD'),
          ],
        ]
      : []),
    ['Asks about', consentsInWords(study)],
    ...(study.studyConsent ? [['Study consent', study.studyConsent]] : []),
  ]
  return (
    <Folded title="Project details" aside={study.studyTitle}>
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

/** The incentive's text, with the amount if the text doesn't include it. */
function incentiveInWords({ incentive, incentiveCents }: DistributionDetail): string {
  if (incentiveCents === null) return incentive
  const dollars = `$${(incentiveCents / 100).toFixed(incentiveCents % 100 === 0 ? 0 : 2)}`
  return incentive.includes(dollars) ? incentive : `${incentive} (${dollars})`
}

const CONSENT_NAMES: Record<AskableConsent, string> = {
  RECORDING: 'Recording',
  OBSERVERS: 'Observers',
  QUOTES: 'Quotes',
}

/** The consents in words, such as "Recording (required), Observers". */
function consentsInWords({ asks, requires }: DistributionDetail): string {
  if (asks.length === 0) return 'Only the privacy policy'
  return asks
    .map((kind) => `${CONSENT_NAMES[kind]}${requires.includes(kind) ? ' (required)' : ''}`)
    .join(', ')
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
