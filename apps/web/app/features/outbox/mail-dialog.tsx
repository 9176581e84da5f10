import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import type { getMail } from '@wattle/contract/outbox'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmailFrame } from '#ui/email-frame.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { Loading } from '#ui/loading.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { mailQuery, useRetryMail } from './hooks.ts'
import { MailStatePill } from './mail-state-pill.tsx'

type Mail = CallReply<typeof getMail>

const RETRIABLE = ['HELD', 'FAILED', 'REFUSED']

/** One email as it goes out, in HTML and plain text. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const mail = useQuery(mailQuery(id))
  const retry = useRetryMail()
  const send = () =>
    retry.mutate(id, {
      onSuccess: () => showToast('The email is queued again', { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={mail.data?.subject ?? 'Mail'}
      footer={
        <>
          {mail.data && RETRIABLE.includes(mail.data.state) && (
            <Button variant="secondary" pending={retry.isPending} onClick={send}>
              Send again
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {mail.data ? (
        <MailBody mail={mail.data} />
      ) : mail.isError ? (
        <p role="alert">{messageOf(mail.error)}</p>
      ) : (
        <Loading label="Loading the email">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Dialog>
  )
}

function MailBody({ mail }: { mail: Mail }) {
  const [shown, setShown] = useState<'html' | 'text'>('html')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small [&>dt]:text-ink-3 [&>dd]:break-words">
        <dt>State</dt>
        <dd>
          <MailStatePill state={mail.state} />
          {mail.state === 'HELD' && (
            <p className="mt-1 text-ink-2">
              No mail server is set up, so we didn’t send it. Its links work here, as they would for
              the recipient.
            </p>
          )}
        </dd>
        <dt>From</dt>
        <dd>{mail.from}</dd>
        <dt>To</dt>
        <dd>
          <EmailText email={mail.to} />
        </dd>
        {mail.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd>{mail.replyTo}</dd>
          </>
        )}
        <dt>Written</dt>
        <dd>{adminDateTime(mail.createdAt)}</dd>
        {mail.lastError && (
          <>
            <dt>Last answer</dt>
            <dd>{mail.lastError}</dd>
          </>
        )}
      </dl>
      <Tabs
        label="Body"
        tabs={[
          { id: 'html', label: 'As a page' },
          { id: 'text', label: 'Plain text' },
        ]}
        selected={shown}
        onSelect={setShown}
        beginsWithControl={shown === 'html'}
      >
        {shown === 'html' ? (
          <EmailFrame html={mail.html} className="h-110" opensLinks={mail.state === 'HELD'} />
        ) : (
          <pre className="whitespace-pre-wrap break-words rounded-card bg-sunk p-4 font-text text-small">
            {mail.text}
          </pre>
        )}
      </Tabs>
    </div>
  )
}
