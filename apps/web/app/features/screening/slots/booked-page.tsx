import { CalendarDays, CalendarPlus, Download } from 'lucide-react'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { OfficeLinks } from '../office-links.tsx'
import { StepPage } from '../step-page.tsx'
import { calendarFile, googleLink, outlookLink } from './calendar-links.ts'
import { dayOf, rangeOf, type Slot, zoneOf } from './slot-times.ts'

const LINK = buttonLook({ variant: 'outline' })

interface BookedPageProps {
  slot: Slot
  zone: string
  onChange: () => void
}

/** Seed 001 section 2: the final message. */
export function BookedPage({ slot, zone, onChange }: BookedPageProps) {
  const save = () =>
    downloadText('interview.ics', calendarFile(slot, new Date()), 'text/calendar;charset=utf-8')
  return (
    <StepPage title="Your slot is scheduled" titleLook="text-h1" tab="Your slot is scheduled">
      <p className="grid rounded-card border border-slot-open-edge border-l-6 bg-slot-open-fill px-5 py-4 text-slot-open">
        <strong className="font-display font-semibold text-h3">{dayOf(slot, zone)}</strong>
        <span className="tabular">
          {rangeOf(slot, zone)}, {zoneOf([slot], zone)}
        </span>
      </p>
      <p className="text-ink-2 text-lead">
        An email with the meeting link arrives one day before the interview.
      </p>
      <section className="grid gap-3">
        <h2 className="text-lead leading-tight">Put it into your calendar</h2>
        <div className="flex flex-wrap gap-2.5">
          <a href={googleLink(slot)} target="_blank" rel="noreferrer" className={LINK}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            Google<span className="sr-only"> Calendar (opens in a new tab)</span>
          </a>
          <a href={outlookLink(slot)} target="_blank" rel="noreferrer" className={LINK}>
            <CalendarDays aria-hidden="true" className="size-5" />
            Outlook<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <Button variant="outline" onClick={save}>
            <Download aria-hidden="true" className="size-5" />
            Other calendars
          </Button>
        </div>
      </section>
      <div>
        <Button variant="secondary" onClick={onChange}>
          Change or cancel
        </Button>
      </div>
      <OfficeLinks />
    </StepPage>
  )
}
