import { buttonLook } from '#ui/button-look.ts'
import type { MemberInfo } from './hooks.ts'

/** Studies the member joined through an open link, each with a link to its questions or times. */
export function OpenStudies({ member }: { member: MemberInfo }) {
  const open = member.studies.filter(({ openKey }) => openKey)
  if (open.length === 0 || member.state === 'LEFT') return null
  return (
    <section aria-labelledby="open-studies" className="grid max-w-160 gap-4">
      <h2 id="open-studies" className="text-h2">
        Your study
      </h2>
      <p className="text-ink-2">
        Carry on with the questions. If you qualify, you can choose a time straight after.
      </p>
      <ul className="grid gap-3">
        {open.map(({ invitationId, title, openKey }) => (
          <li key={invitationId}>
            <a
              href={`/respondent/screener?hashKey=${encodeURIComponent(openKey ?? '')}`}
              className={buttonLook({ variant: 'secondary' })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
