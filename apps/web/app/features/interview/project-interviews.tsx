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
  const { upcoming, cancelled, past } = groupsOf(interviews, now)
  return (
    <section aria-labelledby="project-interviews" className="border-line border-t py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="project-interviews" className="text-lead">
          My interviews
        </h2>
        <PeopleMarks {...counts} required={required} />
      </div>
      <dl className="mt-1 mb-3 flex flex-wrap gap-x-5 text-small [&_dd]:tabular [&_dd]:font-semibold [&_div]:flex [&_div]:gap-1.5 [&_dt]:text-ink-2">
        <div>
          <dt>Required:</dt>
          <dd>{required}</dd>
        </div>
        <div>
          <dt>Planned</dt>
          <dd>{counts.planned}</dd>
        </div>
        <div>
          <dt>Conducted</dt>
          <dd>{counts.conducted}</dd>
        </div>
      </dl>
      {interviews.length === 0 ? (
        <p className="border-line-2 border-t pt-3 text-ink-2 text-small">
          Nobody has booked yet. When people choose one of your slots, they appear here, and you
          confirm each interview with a video call link.
        </p>
      ) : (
        <ul>
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
