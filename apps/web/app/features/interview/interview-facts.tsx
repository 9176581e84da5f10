import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { clockRange, weekdayDate, zoneCode } from '#lib/time/date-formats.ts'

/** Date, Time and Participant for every dialog about an interview, side by side if they fit. */
export function InterviewFacts({ interview }: { interview: MyInterview }) {
  const from = new Date(interview.startTime)
  return (
    <div className="@container">
      <dl className="grid gap-x-4 gap-y-2 rounded-button bg-sunk px-4 py-3 @min-[30rem]:grid-cols-[auto_auto_minmax(0,1fr)] [&_dd]:font-semibold [&_dt]:text-caption [&_dt]:text-ink-2 @min-[30rem]:[&>*+*]:border-line @min-[30rem]:[&>*+*]:border-l @min-[30rem]:[&>*+*]:pl-4">
        <div>
          <dt>Date</dt>
          <dd>{weekdayDate(from)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd className="tabular">
            {clockRange(from, interview.endTime)}{' '}
            <span className="font-normal text-caption text-ink-2">{zoneCode(from)}</span>
          </dd>
        </div>
        <div className="min-w-0">
          <dt>Participant</dt>
          <dd className="break-words">{interview.respondentName}</dd>
        </div>
      </dl>
    </div>
  )
}
