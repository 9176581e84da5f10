import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { type getMail, RESENDABLE_STATES } from '@wattle/contract/outbox'
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
import { TextLink } from '#ui/text-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { EmailStatePill } from './email-state-pill.tsx'
import { emailQuery, useRetryEmail } from './hooks.ts'

type Email = CallReply<typeof getMail>

/** One email as we send it, in HTML and plain text. */
export function EmailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const email = useQuery(emailQuery(id))
  const retry = useRetryEmail()
  const send = () =>
    retry.mutate(id, {
      onSuccess: () => showToast('Email queued again', { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={email.data?.subject ?? 'Email'}
      footer={
        <>
          {email.data && RESENDABLE_STATES.includes(email.data.state) && (
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
      {email.data ? (
        <EmailBody email={email.data} />
      ) : email.isError ? (
        <p role="alert">{messageOf(email.error)}</p>
      ) : (
        <Loading label="Loading the email">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Dialog>
  )
}

function EmailBody({ email }: { email: Email }) {
  const [shown, setShown] = useState<'html' | 'text'>('html')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small [&>dt]:text-ink-3 [&>dd]:break-words">
        <dt>Status</dt>
        <dd>
          <EmailStatePill state={email.state} />
          {email.state === 'HELD' && (
            <p className="mt-1 text-ink-2">
              No mail server is set up, so we didn’t send this email. Its links work here, as they
              would for the recipient.
            </p>
          )}
        </dd>
        <dt>From</dt>
        <dd>{email.from}</dd>
        <dt>To</dt>
        <dd>
          <EmailText email={email.to} />
          {email.memberId && (
            <>
              {' '}
              <TextLink to={`/admin/people/${email.memberId}`}>Open person</TextLink>
            </>
          )}
        </dd>
        {email.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd>{email.replyTo}</dd>
          </>
        )}
        <dt>Written</dt>
        <dd>{adminDateTime(email.createdAt)}</dd>
        {email.lastError && (
          <>
            <dt>{email.state === 'DROPPED' ? 'Why we didn’t send it' : 'Last problem'}</dt>
            <dd>{email.lastError}</dd>
          </>
        )}
      </dl>
      <Tabs
        label="Body"
        tabs={[
          { id: 'html', label: 'Formatted' },
          { id: 'text', label: 'Plain text' },
        ]}
        selected={shown}
        onSelect={setShown}
        beginsWithControl={shown === 'html'}
      >
        {shown === 'html' ? (
          <EmailFrame html={email.html} className="h-110" opensLinks={email.state === 'HELD'} />
        ) : (
          <pre className="whitespace-pre-wrap break-words rounded-card bg-sunk p-4 font-text text-small">
            {email.text}
          </pre>
        )}
      </Tabs>
    </div>
  )
}
