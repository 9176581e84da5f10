import { useQuery } from '@tanstack/react-query'
import { inWords } from '@wattle/contract/limits'
import { type ResearcherNotice, STALLED_AFTER_DAYS } from '@wattle/contract/notice'
import { FrequencyRows } from '#features/notice/shared/frequency-rows.tsx'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { noticesQuery, useUpdateNotices } from './notice-hooks.ts'

const KINDS: Record<ResearcherNotice, string> = {
  INVITATIONS_STARTED: 'Invitations start',
  BOOKED: 'Someone books a slot',
  TARGET_REACHED: 'All interviews are booked',
  NEW_CANDIDATES: 'New people qualify',
  STALLED: `Nobody books for ${inWords(STALLED_AFTER_DAYS)} days`,
}

/** Lets researchers choose which emails they get, and how soon. */
export function NoticeChoices() {
  const { data, isError, error, refetch } = useQuery(noticesQuery)
  const update = useUpdateNotices()
  if (isError)
    return (
      <EmptyState
        title="Your email choices didn’t load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  if (!data)
    return (
      <Loading label="Loading your choices">
        <Skeleton className="h-44" />
      </Loading>
    )
  return (
    <FrequencyRows
      kinds={KINDS}
      value={data}
      onChange={(kind, frequency) =>
        update.mutate(
          { [kind]: frequency },
          {
            onSuccess: () => showToast('Saved', { tone: 'success' }),
            onError: (failure) => showToast(messageOf(failure), { tone: 'error' }),
          },
        )
      }
    />
  )
}
