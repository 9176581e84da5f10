import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getInterviewFeed, renewInterviewFeed } from '@wattle/contract/interview-feed'
import { useState } from 'react'
import { call, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'

const feedQuery = queryOptions({
  queryKey: ['interview-feed'],
  queryFn: () => call(getInterviewFeed, {}),
})

/**
 * Shows the secret URL of the interview feed, which calendar apps subscribe to, and can replace it
 * with a new one.
 */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useQuery(feedQuery)
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const renew = useMutation({
    mutationFn: () => call(renewInterviewFeed, {}),
    onSuccess: (renewed) => queries.setQueryData(feedQuery.queryKey, renewed),
  })
  const create = (message: string) =>
    renew.mutateAsync(undefined).then(
      () => showToast(message, { tone: 'success' }),
      (error) => showToast(messageOf(error), { tone: 'error' }),
    )
  const address = feed.data?.address ?? null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '')
      showToast('Address copied', { tone: 'success' })
    } catch {
      showToast(
        'Your browser didn’t let us copy the address. Please select it and copy it yourself.',
        {
          tone: 'error',
        },
      )
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Interviews in your calendar"
      footer={
        address ? (
          <>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Renew address
            </Button>
            <Button onClick={copy}>Copy address</Button>
          </>
        ) : (
          <Button pending={renew.isPending} onClick={() => create('Address created')}>
            Create address
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p>
          Subscribe to this address in Google Calendar, Outlook or Apple Calendar to see all
          interviews there. You’ll see projects, times, researchers and first names. Most calendars
          update every few hours.
        </p>
        {feed.isError && <Notice tone="error">{messageOf(feed.error)}</Notice>}
        {feed.isPending && (
          <Loading label="Loading the address">
            <Skeleton className="h-12" />
          </Loading>
        )}
        {address && (
          <Field
            label="Secret address"
            hint={`Anyone with this address can read the calendar.${feed.data?.renewedAt ? ` Created ${adminDate(feed.data.renewedAt)}.` : ''}`}
          >
            {(control) => (
              <TextInput
                {...control}
                readOnly
                value={address}
                onFocus={({ target }) => target.select()}
              />
            )}
          </Field>
        )}
      </div>
      <Confirm
        open={isAsking}
        danger
        title="Renew the secret address?"
        confirmLabel="Renew address"
        onClose={() => setAsking(false)}
        onConfirm={() => create('Address renewed')}
      >
        The old address stops working at once. Everyone who uses it will have to subscribe again.
      </Confirm>
    </Dialog>
  )
}
