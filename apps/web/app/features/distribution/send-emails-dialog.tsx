import { useQuery } from '@tanstack/react-query'
import { NO_FILTER } from '@wattle/contract/filter'
import { MESSAGES } from '@wattle/contract/messages'
import { useState } from 'react'
import { audienceCountQuery } from '#features/panel-filter/shared/filter-hooks.ts'
import { CallError, messageOf } from '#lib/api/call.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminTime } from '#lib/time/date-formats.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { type FieldErrors, fieldsOf, useForm } from '#lib/use-form.ts'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  distributionQuery,
  type Study,
  usePreview,
  useStartDistribution,
  useUndoDistribution,
} from './hooks.ts'
import { InvitationPreview } from './invitation-preview.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { RecipientCount } from './recipient-count.tsx'
import { EMPTY_STUDY, planOf, studyOf, wrongInStudy } from './study-draft.ts'
import { StudyFields } from './study-fields.tsx'
import { WhoToInvite } from './who-to-invite.tsx'

interface SendEmailsDialogProps {
  /** The distribution's id. Undefined if the one in the URL is invalid. */
  id: number | undefined
  onClose: () => void
}

/**
 * Seed 001 section 2: the admin fills in the study details, previews the email and sends it, with
 * the researcher's request in view. Keeps the draft on this device until it's sent, so a failure or
 * a closed tab loses nothing.
 */
export function SendEmailsDialog({ id, onClose }: SendEmailsDialogProps) {
  const draft = useDraft(`send-emails:${id}`, EMPTY_STUDY)
  // Seed 001 section 2: opens on the study's fields. If the draft already has them, opens on the
  // choice of who to invite.
  const [shown, setShown] = useState<'who' | 'study' | 'preview'>(() =>
    Object.keys(wrongInStudy(draft.value, new Date())).length === 0 ? 'who' : 'study',
  )
  const detail = useQuery({ ...distributionQuery(id ?? 0), enabled: id !== undefined })
  const { audience = null } = draft.value
  const counted = useQuery({
    ...audienceCountQuery(useDebounced(JSON.stringify(audience ?? NO_FILTER), 300), id ?? 0),
    enabled: id !== undefined && audience !== null,
  })
  const sending = useStartDistribution()
  const undo = useUndoDistribution()
  const preview = usePreview()

  /** Returns the study if it's valid. Otherwise shows the errors. */
  function checked(): Study | undefined {
    if (id === undefined) {
      showToast(MESSAGES.missingId, { tone: 'error' })
      return undefined
    }
    const wrong = wrongInStudy(draft.value, new Date())
    if (Object.keys(wrong).length === 0) return { id, ...studyOf(draft.value) }
    showErrors(wrong)
    return undefined
  }

  function showErrors(wrong: Record<string, string>) {
    setShown(whoErrorIn(wrong) ? 'who' : 'study')
    // The fields must be rendered before one of them can get focus.
    requestAnimationFrame(() => show(wrong))
  }

  function openPreview() {
    const study = checked()
    if (!study) return
    preview.mutate(study)
    setShown('preview')
  }

  async function send() {
    const study = checked()
    if (!study) return
    try {
      await sending.mutateAsync(study)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      return isAboutWho(error, audience !== null) ? setShown('who') : showErrors(fieldsOf(error))
    }
    const { value, change } = draft
    // Undo restores the filled-in form.
    offerUndo(MESSAGES.emailsQueued, 'No emails sent', () =>
      undo(study.id).then(() => change(value)),
    )
    draft.discard()
    onClose()
  }
  const { form, errors, show } = useForm(send)

  return (
    <FormDialog
      form={form}
      isPending={sending.isPending}
      onClose={onClose}
      size="lg"
      title="Send Emails"
      submitLabel="Send Emails"
      note={
        draft.keptAt && (
          <span className="mr-auto self-center text-caption text-ink-3">
            Kept on this device, {adminTime(draft.keptAt)}
          </span>
        )
      }
    >
      <RecipientCount
        distribution={detail.data}
        reachable={audience ? counted.data?.reachable : undefined}
        study={studyOf(draft.value)}
      />
      {id !== undefined && <ProjectFacts id={id} />}
      <Tabs
        label="Send Emails"
        tabs={[
          { id: 'who', label: 'Who' },
          { id: 'study', label: 'Details' },
          { id: 'preview', label: 'Preview' },
        ]}
        selected={shown}
        beginsWithControl
        onSelect={(tab) => (tab === 'preview' ? openPreview() : setShown(tab))}
      >
        {shown === 'who' && id !== undefined && (
          <>
            {whoErrorIn(errors) && <Notice tone="error">{whoErrorIn(errors)}</Notice>}
            <WhoToInvite
              distributionId={id}
              audience={audience}
              plan={planOf(draft.value)}
              onChange={(next) => {
                show({})
                draft.change({ ...draft.value, audience: next })
              }}
            />
          </>
        )}
        <div hidden={shown !== 'study'} className="grid gap-4">
          <StudyFields
            draft={draft.value}
            errors={errors}
            reachable={detail.data?.reachableMaximum}
            onChange={draft.change}
          />
        </div>
        {shown === 'preview' && <InvitationPreview preview={preview} />}
      </Tabs>
      {sending.isError && <Notice tone="error">{messageOf(sending.error)}</Notice>}
    </FormDialog>
  )
}

/** The error about the audience filter, which isn't a field of the form. */
const whoErrorIn = (errors: FieldErrors) =>
  Object.entries(errors).find(([name]) => name.split('.')[0] === 'audience')?.[1]

/** Whether the server refused the audience, not the study's details. */
const isAboutWho = (error: unknown, isFiltered: boolean) =>
  error instanceof CallError &&
  (error.code === 'SENSITIVE_CONSENT_REQUIRED' || (isFiltered && error.code === 'POLICY_NOT_TOLD'))
