import type { MyInterview, MySlot } from '#features/calendar/shared/my-calendar.ts'
import { PeopleMarks } from '#ui/people-marks.tsx'
import { countsOf, groupsOf } from './interviews.ts'
import { ProjectInterviewRow } from './project-interview-row.tsx'

interface ProjectInterviewsProps {
  interviews: readonly MyInterview[]
  slots: readonly MySlot[]
  /** How many interviews the project needs. */
  required: number
  now: Date
  onConfirm: (id: number) => void
}

/** Seed 001 section 2: the 'My interviews' block. */
export function ProjectInterviews(props: ProjectInterviewsProps) {
  const { interviews, slots, required, now, onConfirm } = props
  const counts = countsOf(interviews)
  // These interviews don’t count as planned until the researcher confirms them.
  const notified = interviews.filter(({ status }) => status === 'NOTIFIED').length
  const { upcoming, cancelled, past } = groupsOf(interviews, now)
  return (
    <section aria-labelledby="project-interviews" className="border-line border-t py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="project-interviews" className="text-lead">
          My interviews
        </h2>
        <PeopleMarks {...counts} required={required} />
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-5 text-small [&_dd]:tabular [&_dd]:font-semibold [&_div]:flex [&_div]:gap-1.5 [&_dt]:text-ink-2">
        <div>
          <dt>Required:</dt>
          <dd>{required}</dd>
        </div>
        <div>
          <dt>Planned:</dt>
          <dd>{counts.planned}</dd>
        </div>
        <div>
          <dt>Conducted:</dt>
          <dd>{counts.conducted}</dd>
        </div>
      </dl>
      {notified > 0 && (
        <p className="mt-0.5 text-caption text-ink-3">{notifiedInWords(notified)}</p>
      )}
      {interviews.length === 0 ? (
        <p className="mt-3 border-line-2 border-t pt-3 text-ink-2 text-small">
          Nobody has booked yet. When people choose one of your slots, they appear here, and you
          confirm each interview with a video call link.
        </p>
      ) : (
        <ul className="mt-3">
          {[...upcoming, ...cancelled, ...past].map((interview) => (
            <li key={interview.id} className="@container border-line-2 border-t">
              <ProjectInterviewRow
                interview={interview}
                slots={slots}
                now={now}
                onConfirm={() => onConfirm(interview.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Says why there are more open interviews than planned ones. */
const notifiedInWords = (count: number) =>
  count === 1
    ? 'We’ve asked you to confirm 1 more. It counts as planned once you do.'
    : `We’ve asked you to confirm ${count} more. They count as planned once you do.`
