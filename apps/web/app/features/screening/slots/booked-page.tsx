import { countInWords, LINK_EMAIL_DAYS } from '@wattle/contract/limits'
import { CalendarDays, CalendarPlus, Download } from 'lucide-react'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { ContactLinks } from '../contact-links.tsx'
import { StepPage } from '../step-page.tsx'
import { BookedTime } from './booked-time.tsx'
import { calendarFile, entryOf, googleLink, outlookLink } from './calendar-links.ts'
import type { Slot } from './slot-times.ts'
import type { Study } from './study.ts'
import { StudyLine } from './study-line.tsx'

const LINK = buttonLook({ variant: 'outline' })

interface BookedPageProps {
  slot: Slot
  interviewId: number | undefined
  study: Study | undefined
  zone: string
  onChange: () => void
}

/** Confirms the booking, with the final message from seed 001 section 2. */
export function BookedPage({ slot, interviewId, study, zone, onChange }: BookedPageProps) {
  const entry = entryOf(slot, interviewId, study?.studyTitle)
  const save = () =>
    downloadText('interview.ics', calendarFile(entry, new Date()), 'text/calendar;charset=utf-8')
  return (
    <StepPage
      above={study && <StudyLine study={study} />}
      title="Your slot is scheduled"
      titleLook="text-h1"
      tab="Your slot is scheduled"
    >
      <BookedTime time={slot} zone={zone} />
      <p className="text-ink-2 text-lead">
        An email with the meeting link arrives {countInWords(LINK_EMAIL_DAYS, 'day')} before the
        interview.
      </p>
      <section className="grid gap-3">
        <h2 className="text-lead leading-tight">Add it to your calendar</h2>
        <div className="flex flex-wrap gap-2.5">
          <a href={googleLink(entry)} target="_blank" rel="noreferrer" className={LINK}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            Google<span className="sr-only"> Calendar (opens in a new tab)</span>
          </a>
          <a href={outlookLink(entry)} target="_blank" rel="noreferrer" className={LINK}>
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
          Change or cancel your interview
        </Button>
      </div>
      <ContactLinks />
    </StepPage>
  )
}
