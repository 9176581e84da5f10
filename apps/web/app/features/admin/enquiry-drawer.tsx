import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { adminDateTime, adminTime } from '#lib/time/date-formats.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Drawer, DrawerHeading, neighboursOf } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  type Enquiry,
  type EnquiryView,
  enquiriesQuery,
  enquiryQuery,
  useUpdateEnquiry,
} from './enquiry-hooks.ts'
import { ENQUIRY_STATUS_CHOICES, ENQUIRY_TYPE_WORDS } from './enquiry-status.tsx'

interface EnquiryDrawerProps {
  id: number
  view: EnquiryView
  onOpen: (id: number | undefined) => void
}

export function EnquiryDrawer({ id, view, onOpen }: EnquiryDrawerProps) {
  const { data: list } = useQuery(enquiriesQuery(view))
  const rows = list?.rows ?? []
  // A separate query, because an enquiry whose status changes may leave the list while someone is
  // writing notes.
  const { data, error, refetch } = useQuery(enquiryQuery(id))
  const enquiry = data ?? rows.find((row) => row.id === id)
  const { previous, next } = neighboursOf(rows, (row) => row.id === id)
  return (
    <Drawer
      title={enquiry?.name || enquiry?.email || 'Enquiry'}
      subtitle={
        enquiry &&
        `${ENQUIRY_TYPE_WORDS[enquiry.type]}, id ${id}, ${adminDateTime(enquiry.createdAt)}`
      }
      onClose={() => onOpen(undefined)}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
    >
      {enquiry && <EnquiryBody key={id} enquiry={enquiry} />}
      {/* Doesn't take the notes from the list, because a colleague may have changed them since
          the list loaded. */}
      {data && <EnquiryNotes key={`notes ${id}`} enquiry={data} />}
      {!data && error && (
        <EmptyState
          title="The enquiry didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      )}
      {!data && !error && (
        <Loading label="Loading the enquiry" className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Drawer>
  )
}

function EnquiryBody({ enquiry }: { enquiry: Enquiry }) {
  const { id, email, subject, message, status, isVerified } = enquiry
  const update = useUpdateEnquiry()
  const change = (status: Enquiry['status']) =>
    update.mutate(
      { id, status },
      { onError: (error) => showToast(messageOf(error), { tone: 'error' }) },
    )
  return (
    <>
      {!isVerified && (
        <Notice tone="warning">
          <p className="font-semibold">Unverified</p>
          <p>Sent without JavaScript, so we couldn’t check that the sender is human.</p>
        </Notice>
      )}
      <div>
        <Segmented
          label="Status"
          size="sm"
          choices={ENQUIRY_STATUS_CHOICES}
          value={update.isPending ? (update.variables.status ?? status) : status}
          onChange={change}
        />
      </div>
      <div className="grid gap-2">
        {subject && <DrawerHeading>{subject}</DrawerHeading>}
        <p className="whitespace-pre-line break-words">{message}</p>
        <p className="break-all text-small">
          <TextLink to={`mailto:${email}`}>{email}</TextLink>
        </p>
      </div>
    </>
  )
}

function EnquiryNotes({ enquiry }: { enquiry: Enquiry }) {
  // Keeps unsaved notes when an admin opens another enquiry.
  const draft = useDraft(`enquiry:${enquiry.id}`, enquiry.notes)
  const notes = draft.value
  const isChanged = notes.trim() !== enquiry.notes.trim()
  const update = useUpdateEnquiry()
  const { form, isPending } = useForm(async () => {
    await update.mutateAsync({ id: enquiry.id, notes }).catch(tellAndThrow)
    draft.discard()
    showToast('Notes saved', { tone: 'success' })
  })
  return (
    <form {...form} className="grid gap-2">
      <Field label="Notes" hint="Only our team sees these notes.">
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={notes}
            maxLength={10_000}
            onChange={({ target }) => draft.change(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="submit" size="sm" pending={isPending} disabled={!isChanged}>
          Save notes
        </Button>
        {isChanged && draft.keptAt && (
          <span className="text-caption text-ink-3">
            Not saved yet: kept on this device, {adminTime(draft.keptAt)}
          </span>
        )}
      </div>
    </form>
  )
}
