import { CONSENT_LABELS, type ConsentWay } from '@wattle/contract/consent'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { adminDate, adminDay } from '#lib/time/date-formats.ts'
import type { Person } from './person-query.ts'
import { PersonSection } from './person-section.tsx'

const WAY_WORDS: Record<ConsentWay, string> = {
  SCREENER: 'before the questions',
  BOOKING: 'when booking',
  ROOM: 'in the interview',
  OWN_PAGE: 'on their own page',
  ADMIN: 'recorded by our team',
}

const SOME = 4

export function PersonConsents({ person }: { person: Person }) {
  const [isWhole, setWhole] = useState(false)
  const records = [
    ...person.studies.flatMap((study) =>
      study.consents.map((consent) => ({
        key: `${study.userScreenerId} ${consent.kind} ${consent.at}`,
        at: consent.at,
        isYes: consent.answer === 'YES',
        title: `${CONSENT_LABELS[consent.kind]}, ${study.researchName}`,
        text: `${{ YES: 'Agreed', NO: 'Said no', WITHDRAWN: 'Withdrew' }[consent.answer]} ${adminDate(consent.at)}, ${WAY_WORDS[consent.way]}`,
      })),
    ),
    ...person.consents.map((consent) => joiningRecord(consent)),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  const shown = isWhole ? records : records.slice(0, SOME)
  return (
    <PersonSection
      title="Consent"
      action={
        records.length > SOME && !isWhole
          ? { label: `All ${records.length} records`, onAction: () => setWhole(true) }
          : undefined
      }
    >
      {records.length === 0 && <p className="text-ink-2">No consent on record.</p>}
      <ul className="grid gap-2">
        {shown.map(({ key, isYes, title, text }) => (
          <li key={key} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
            {isYes ? (
              <Check aria-hidden="true" className="mt-0.5 size-4 text-gum" />
            ) : (
              <Minus aria-hidden="true" className="mt-0.5 size-4 text-ink-3" />
            )}
            <span className="wrap-anywhere">
              {title}
              <span className="block text-caption text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </PersonSection>
  )
}

/**
 * How the member agreed to join. For an imported member, shows when they agreed and when we
 * imported them.
 */
function joiningRecord({
  imported,
  agreedAt,
  confirmedAt,
  policyVersion,
}: Person['consents'][number]) {
  if (imported) {
    const { importedBy, importedAt, source, consentedOn } = imported
    return {
      key: `import ${importedAt}`,
      at: importedAt,
      isYes: confirmedAt !== null || consentedOn !== null,
      title: `Imported${importedBy ? ` by ${importedBy}` : ''} on ${adminDate(importedAt)}`,
      text: `Source: ${source}${consentedOn ? `, agreed ${adminDay(consentedOn)}` : ''}`,
    }
  }
  return {
    key: `joined ${agreedAt}`,
    at: agreedAt ?? '',
    isYes: agreedAt !== null,
    title: `Privacy policy${policyVersion ? ` of ${adminDay(policyVersion)}` : ''}`,
    text: `${agreedAt ? `Agreed ${adminDate(agreedAt)}, when joining` : 'Not yet agreed'}${confirmedAt ? '. Confirmed by email' : ''}`,
  }
}
