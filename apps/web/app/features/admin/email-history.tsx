import { MAIL_STATE_LABELS } from '@wattle/contract/outbox'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { CompletionDetail } from './hooks.ts'

interface EmailHistoryProps {
  /** Null once we've deleted the person, along with their emails. */
  email: string | null
  emails: CompletionDetail['mails']
}

export function EmailHistory({ email, emails }: EmailHistoryProps) {
  return (
    <section className="grid gap-2">
      <DrawerHeading>Email history</DrawerHeading>
      {email && <p className="break-all text-ink-2 text-small">To {email}</p>}
      {emails.length === 0 ? (
        <p className="text-ink-2 text-small">No emails on record.</p>
      ) : (
        <ul className="grid gap-2 text-small">
          {emails.map((sent) => (
            <li key={sent.id} className="grid grid-cols-[8.75rem_minmax(0,1fr)] gap-2">
              <span className="tabular text-ink-3">
                {adminDateTime(sent.sentAt ?? sent.createdAt)}
              </span>
              <span>
                <TextLink to={`/admin/outbox?mail=${sent.id}`}>{kindWord(sent.kind)}</TextLink>,{' '}
                {MAIL_STATE_LABELS[sent.state].toLowerCase()}
                <span className="block break-words text-caption text-ink-2">{sent.subject}</span>
                {sent.lastError && sent.state !== 'SENT' && (
                  <span className="block break-words text-caption text-error">
                    {sent.lastError}
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
function kindWord(kind: string): string {
  const words = (kind.split('.').at(-1) ?? kind).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
