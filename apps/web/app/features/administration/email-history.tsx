import { MAIL_STATE_LABELS } from '@wattle/contract/outbox'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { CompletionDetail } from './hooks.ts'

interface EmailHistoryProps {
  /** Null once the person has been deleted, along with their emails. */
  email: string | null
  mails: CompletionDetail['mails']
}

/** Every email to this person, newest first, with its outcome. */
export function EmailHistory({ email, mails }: EmailHistoryProps) {
  return (
    <section className="grid gap-2">
      <DrawerHeading>Email history</DrawerHeading>
      {email && <p className="break-all text-ink-2 text-small">To {email}</p>}
      {mails.length === 0 ? (
        <p className="text-ink-2 text-small">No emails on record.</p>
      ) : (
        <ul className="grid gap-2 text-small">
          {mails.map((mail) => (
            <li key={mail.id} className="grid grid-cols-[8.75rem_minmax(0,1fr)] gap-2">
              <span className="tabular text-ink-3">
                {adminDateTime(mail.sentAt ?? mail.createdAt)}
              </span>
              <span>
                <TextLink to={`/admin/outbox?mail=${mail.id}`}>{mailWord(mail.kind)}</TextLink>,{' '}
                {MAIL_STATE_LABELS[mail.state].toLowerCase()}
                <span className="block break-words text-caption text-ink-2">{mail.subject}</span>
                {mail.lastError && mail.state !== 'SENT' && (
                  <span className="block break-words text-caption text-error">
                    {mail.lastError}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Shows "distribution.invitation" as "Invitation". */
function mailWord(kind: string): string {
  const words = (kind.split('.').at(-1) ?? kind).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
