import { Quote } from 'lucide-react'
import { adminDate } from '#lib/time/date-formats.ts'
import type { Person } from './person-query.ts'
import { PersonSection } from './person-section.tsx'

/** What the person wrote in the form when they joined the panel. */
export function PersonWords({ person }: { person: Person }) {
  const written = person.consents.filter(({ subject, message }) => subject || message)
  if (written.length === 0) return null
  return (
    <PersonSection title="In their own words">
      <ul className="grid gap-3">
        {written.map(({ subject, message, agreedAt }) => (
          <li key={agreedAt} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
            <Quote aria-hidden="true" className="mt-0.5 size-4 text-ink-3" />
            <span className="wrap-anywhere">
              {subject && <span className="block font-semibold">{subject}</span>}
              {message && <span className="block whitespace-pre-line">“{message}”</span>}
              <span className="block text-caption text-ink-2">
                When joining{agreedAt && `, ${adminDate(agreedAt)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </PersonSection>
  )
}
