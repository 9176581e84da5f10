import { longDate, longDateTime } from '#lib/time/date-formats.ts'
import type { MemberInfo } from './hooks.ts'
import { StudyConsents } from './study-consents.tsx'

type Study = MemberInfo['studies'][number]

const STATES: Record<Study['interviews'][number]['state'], string> = {
  BOOKED: 'booked for',
  CONDUCTED: 'took place on',
  MISSED: 'missed on',
  CANCELLED: 'cancelled. It was booked for',
}

/** What happened after the invitation, oldest first. */
function eventsOf({ interviews, noTime, standbySince }: Study) {
  const events = interviews.map(({ startTime, state }) => ({
    at: startTime,
    text: `Interview ${STATES[state]} ${longDateTime(startTime)}`,
  }))
  if (standbySince) {
    events.push({ at: standbySince, text: `On standby since ${longDate(standbySince)}` })
  }
  if (noTime) {
    const text = `On ${longDate(noTime.at)}, you said none of the times suited you`
    events.push({ at: noTime.at, text: noTime.note ? `${text}: “${noTime.note}”` : text })
  }
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** A study the member was invited to, and everything we keep about their part in it. */
export function StudyRecord({ memberKey, study }: { memberKey: string; study: Study }) {
  const { title, invitedAt, openKey, answers } = study
  return (
    <section className="grid gap-1 border-line border-t pt-4 text-ink-2">
      <h3 className="wrap-anywhere text-ink text-lead leading-tight">{title}</h3>
      <p>
        {openKey ? 'Started' : 'Invited'} on {longDate(invitedAt)}
        {answers.length === 0 && ', not answered'}
      </p>
      {eventsOf(study).map(({ at, text }) => (
        <p key={`${at} ${text}`} className="wrap-anywhere">
          {text}
        </p>
      ))}
      <StudyConsents memberKey={memberKey} study={study} />
      {answers.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-input py-1 text-gum underline underline-offset-[0.22em]">
            Your answers
          </summary>
          <dl className="mt-2 grid gap-3 border-line border-l-2 pl-4">
            {answers.map((answer) => (
              <div key={answer.question}>
                <dt>{answer.question}</dt>
                <dd className="wrap-anywhere text-ink">
                  {answer.answers.join(', ') || 'No answer'}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
