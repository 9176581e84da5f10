import { useQueryClient } from '@tanstack/react-query'
import { saveMemberProfile } from '@wattle/contract/membership'
import { mayReplace, type ValueInput } from '@wattle/contract/profile'
import { useState } from 'react'
import {
  answerText,
  draftOf,
  parseDraft,
  type ShownField,
  SOURCE_FOR_ADMIN,
} from '#features/panel/shared/answer-draft.ts'
import { AnswerInput } from '#features/panel/shared/answer-input.tsx'
import { call, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { memberQuery, type PanelMemberDetail } from './hooks.ts'

/** If there are more unanswered fields than this, they fold away, so the notes stay near the top. */
const SOME_UNKNOWN = 3

/** What a member told us about themselves, for our team to read and add to. */
export function MemberProfile({ member }: { member: PanelMemberDetail }) {
  const { id, profile } = member
  const [changed, setChanged] = useState<ShownField>()
  const [isWhole, setWhole] = useState(false)
  if (!profile) return null
  const fields: ShownField[] = profile.fields
  const known = fields.filter(({ answer }) => answer !== null)
  const more = fields.length - known.length
  const isFolded = !isWhole && more > SOME_UNKNOWN
  return (
    <section className="grid gap-2">
      <DrawerHeading>Profile</DrawerHeading>
      {!profile.mayAsk && (
        <p className="text-ink-2 text-small">
          Publish version 2 of the privacy policy to use profiles.
        </p>
      )}
      {fields.some(isTheirs) && (
        <p className="text-ink-2 text-small">
          Only the member can change sensitive answers, and answers they gave us themselves.
        </p>
      )}
      <ul className="grid divide-y divide-line-2">
        {(isFolded ? known : fields).map((field) => (
          <ProfileLine
            key={field.fieldId}
            field={field}
            maySet={profile.mayAsk}
            onChange={() => setChanged(field)}
          />
        ))}
      </ul>
      {isFolded && (
        <div>
          <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setWhole(true)}>
            Show {more} without an answer
          </Button>
        </div>
      )}
      {changed && (
        <AnswerDialog memberId={id} field={changed} onClose={() => setChanged(undefined)} />
      )}
    </section>
  )
}

/** Whether only the member can change this answer. */
const isTheirs = ({ sensitive, answer }: ShownField) =>
  sensitive || (answer !== null && !mayReplace('ADMIN', answer.source))

interface ProfileLineProps {
  field: ShownField
  maySet: boolean
  onChange: () => void
}

function ProfileLine({ field, maySet, onChange }: ProfileLineProps) {
  const { label, retired, answer } = field
  return (
    <li className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-1.5 text-small">
      <span className="text-ink-3">
        {label}
        {retired && ' (retired)'}
      </span>
      <span className="wrap-anywhere">{answerText(field) || '–'}</span>
      {answer && (
        <span className="col-span-2 col-start-2 row-start-2 text-caption text-ink-3">
          {SOURCE_FOR_ADMIN[answer.source]}, {adminDate(answer.setAt)}
        </span>
      )}
      {maySet && !isTheirs(field) && !retired && (
        <Button size="sm" variant="quiet" className="col-start-3 row-start-1" onClick={onChange}>
          {answer ? 'Change' : 'Set'}
          <span className="sr-only"> {label}</span>
        </Button>
      )}
    </li>
  )
}

interface AnswerDialogProps {
  memberId: number
  field: ShownField
  onClose: () => void
}

function AnswerDialog({ memberId, field, onClose }: AnswerDialogProps) {
  const save = useSaveProfile(memberId)
  const [draft, setDraft] = useState(() => draftOf(field))
  const { form, errors, failure, isPending } = useForm(async () => {
    const value = parseDraft(field, draft)
    mustBeRight(typeof value === 'string' ? { answer: value } : {})
    if (typeof value === 'object') await store(value, 'Answer saved')
  })

  async function store(value: ValueInput, done: string) {
    await save.mutateAsync([value])
    showToast(done, { tone: 'success' })
    onClose()
  }

  const remove = () =>
    store({ fieldId: field.fieldId }, 'Answer deleted').catch((error: unknown) =>
      showToast(messageOf(error), { tone: 'error' }),
    )

  return (
    <FormDialog
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={field.label}
      submitLabel="Save"
      pendingLabel="Saving"
      className="grid gap-4"
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <AnswerInput field={field} draft={draft} error={errors.answer} onChange={setDraft} />
      {field.answer && field.answer.source !== 'DERIVED' && (
        <div>
          <Button size="sm" variant="quiet" onClick={remove}>
            Delete this answer
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

function useSaveProfile(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (values: ValueInput[]) =>
      call(saveMemberProfile, { params: { id: String(id) }, body: { values } }),
    onSettled: () => queries.invalidateQueries(memberQuery(id)),
  })
}
