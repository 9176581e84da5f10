import { INTERVIEWS, needsConfirming } from '@wattle/contract/interview-status'
import { MAIL_STATE_LABELS, mailKindLabel } from '@wattle/contract/outbox'
import { CalendarCheck, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import { adminDate, adminWeekdayDateTime } from '#lib/time/date-formats.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { Pill } from '#ui/pill.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CompletionActions } from '../completion-actions.tsx'
import { InterviewActions } from '../interview-actions.tsx'
import { nameOf, type Person, type PersonStudy } from './person-query.ts'
import { eventsOf, type TimelineEvent } from './timeline-events.ts'

const FILTERS = [
  { value: 'all', label: 'Everything' },
  { value: 'email', label: 'Emails' },
  { value: 'interview', label: 'Interviews' },
  { value: 'payment', label: 'Payments' },
] as const
type Filter = (typeof FILTERS)[number]['value']

/** How many studies to show at first. */
const SOME_STUDIES = 3

/**
 * The person's studies, newest first, each with its answers, result, emails, interviews and
 * payments.
 */
export function PersonTimeline({ person }: { person: Person }) {
  const [filter, setFilter] = useState<Filter>('all')
  const [isWhole, setWhole] = useState(false)
  const studies = isWhole ? person.studies : person.studies.slice(0, SOME_STUDIES)
  const earlier = person.studies.length - studies.length
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="timeline" className="text-h3">
          Timeline
        </h2>
        <Segmented
          size="sm"
          label="Show"
          choices={FILTERS}
          value={filter}
          onChange={(value) => setFilter(value)}
        />
      </div>
      {person.studies.length === 0 && (
        <p className="text-ink-2">We haven’t invited them to anything yet.</p>
      )}
      {studies.map((study) => (
        <Study key={study.userScreenerId} study={study} person={person} filter={filter} />
      ))}
      {earlier > 0 && (
        <button type="button" className={SHOW} onClick={() => setWhole(true)}>
          Show {earlier} earlier {earlier === 1 ? 'project' : 'projects'}
        </button>
      )}
      {filter === 'email' && <OtherEmails person={person} />}
    </section>
  )
}

const SHOW =
  'w-fit rounded-[3px] text-gum text-small underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-wattle'

type StudyProps = { study: PersonStudy; person: Person; filter: Filter }

function Study({ study, person, filter }: StudyProps) {
  const [isOpen, setOpen] = useState(false)
  const events = eventsOf(study, person).filter(({ kind }) => filter === 'all' || kind === filter)
  if (events.length === 0) return null
  const isOver = study.projectStatus === 'COMPLETED'
  const main = events.filter(({ isMain }) => isMain)
  const isFolded = isOver && !isOpen && filter === 'all' && events.length - main.length > 1
  const shown = isFolded ? main : events
  const folded = isFolded ? events.filter(({ isMain }) => !isMain) : []
  return (
    <section className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-small">
        <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold font-text text-app">
          <TextLink to={`/admin/distributions/${study.researchId}/respondents`}>
            {study.researchName}
          </TextLink>
          <span className="font-normal text-ink-2 text-small">
            {isOver
              ? `finished${study.finishedAt ? ` ${adminDate(study.finishedAt)}` : ''}`
              : 'running'}
          </span>
        </h3>
        <CompletionActions
          look="row"
          completion={{
            ...study,
            fullName: nameOf(person),
            interviewStatus: study.interviews[0]?.status ?? null,
          }}
        />
      </div>
      <ol className="grid">
        {shown.map((event) => (
          <Event key={event.key} event={event} study={study} />
        ))}
        {folded.length > 0 && (
          <li className={ROW}>
            <span className="text-ink-2 sm:col-start-3 max-sm:col-start-2">
              {folded.length} more: {folded.map(({ word }) => word).join(', ')}
            </span>
            <button type="button" className={SHOW} onClick={() => setOpen(true)}>
              Show<span className="sr-only"> all of {study.researchName}</span>
            </button>
          </li>
        )}
      </ol>
    </section>
  )
}

const ROW =
  'grid min-h-9 grid-cols-[1.75rem_10.5rem_minmax(0,1fr)_auto] items-center gap-x-3 text-small max-sm:grid-cols-[1.75rem_minmax(0,1fr)_auto]'

function Event({ event, study }: { event: TimelineEvent; study: PersonStudy }) {
  const { icon: Icon, at, title, text, link, problem } = event
  const interview = study.interviews.find(({ id }) => event.key === `interview ${id}`)
  const isProblem = title === 'No-show'
  return (
    <li className={ROW}>
      <span
        className={cx(
          'grid size-7 place-items-center rounded-full border',
          isProblem ? 'border-error text-error' : 'border-line-3 text-gum',
        )}
      >
        <Icon aria-hidden="true" className="size-3.5" />
      </span>
      <span className="tabular text-ink-2 max-sm:col-start-2 max-sm:row-start-2">
        {adminWeekdayDateTime(at)}
      </span>
      <span className="wrap-anywhere max-sm:col-start-2 max-sm:row-start-1">
        <strong className="font-semibold">{title}</strong>
        {text}
        {problem && <span className="text-error">, {problem.toLowerCase()}</span>}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-2 justify-self-end">
        {link && (
          <TextLink to={link.to}>
            {link.label}
            <span className="sr-only">: {title}</span>
          </TextLink>
        )}
        {interview && needsConfirming(interview) && (
          <Pill tone="requested" icon={Hourglass}>
            Not confirmed
          </Pill>
        )}
        {interview?.status === 'CONFIRMED' && (
          <Pill tone="done" icon={CalendarCheck}>
            {INTERVIEWS.CONFIRMED.word}
          </Pill>
        )}
        {interview && <InterviewActions interview={interview} />}
      </span>
    </li>
  )
}

/** Emails that aren't about a study, such as the one to confirm an email address. */
function OtherEmails({ person }: { person: Person }) {
  const studies = new Set<number | null>(person.studies.map((study) => study.distributionId))
  const mails = person.mails.filter(({ distributionId }) => !studies.has(distributionId))
  if (person.mails.length === 0) return <p className="text-ink-2">No emails on record.</p>
  if (mails.length === 0) return null
  return (
    <section aria-labelledby="other-emails" className="grid gap-1">
      <h3 id="other-emails" className="font-semibold font-text text-app">
        Other emails
      </h3>
      <ol className="grid">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="grid min-h-9 grid-cols-[9.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-line-2 border-b py-1.5 text-small max-sm:grid-cols-1"
          >
            <span className="tabular text-ink-2">
              {adminWeekdayDateTime(mail.sentAt ?? mail.createdAt)}
            </span>
            <span className="wrap-anywhere">
              <TextLink to={`/admin/outbox?mail=${mail.id}`}>{mail.subject}</TextLink>
              <span className="block text-caption text-ink-2">{mailKindLabel(mail.kind)}</span>
            </span>
            <span className={mail.state === 'SENT' ? 'text-ink-2' : 'text-error'}>
              {MAIL_STATE_LABELS[mail.state]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
