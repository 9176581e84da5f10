import { useQuery } from '@tanstack/react-query'
import type { StudyEffects } from '@wattle/contract/distribution'
import { useId, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { fieldsOf, mustBeRight, useForm } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Folded } from './folded.tsx'
import { type DistributionDetail, studyEffectsQuery, useChangeStudy } from './hooks.ts'
import { changesIn, draftOf, planOf, wrongInStudy } from './study-draft.ts'
import { StudyFields } from './study-fields.tsx'
import { WhoToInvite } from './who-to-invite.tsx'

const SETTLED_MS = 300

interface EditStudyDialogProps {
  distribution: DistributionDetail
  onClose: () => void
}

/** The form from Send Emails, for a study that has started. Says who each change affects. */
export function EditStudyDialog({ distribution, onClose }: EditStudyDialogProps) {
  const formId = useId()
  // The study as it was when the dialog opened. The distribution itself refetches every few
  // seconds.
  const [before] = useState(() => draftOf(distribution))
  const [draft, setDraft] = useState(before)
  const [incentiveForAll, setForAll] = useState(false)
  const [isShowingWho, setShowingWho] = useState(false)
  const change = { ...changesIn(before, draft), ...(incentiveForAll && { incentiveForAll }) }
  const settled = useDebounced(JSON.stringify(change), SETTLED_MS)
  const isRight = Object.keys(wrongInStudy(draft, new Date())).length === 0
  const effects = useQuery({
    ...studyEffectsQuery(distribution.id, settled),
    enabled: isRight && settled !== '{}',
  })
  const saving = useChangeStudy(distribution.id)
  const { form, errors, failure } = useForm(async () => {
    mustBeRight(wrongInStudy(draft, new Date()))
    await saving.mutateAsync(change)
    showToast('Project details updated', { tone: 'success' })
    onClose()
  }, fieldsOf)
  const isSameIncentive =
    draft.incentive === before.incentive && draft.incentiveDollars === before.incentiveDollars
  return (
    <FormDialog
      form={form}
      isPending={saving.isPending}
      onClose={onClose}
      size="lg"
      title="Edit project details"
      submitLabel="Save changes"
      disabled={Object.keys(change).length === 0}
    >
      <section
        aria-labelledby={`${formId}-effects`}
        // Opaque, so the form doesn't show through when it scrolls underneath.
        className="sticky -top-1 z-1 grid gap-1 rounded-card border border-line bg-sunk px-4 py-3 shadow-[0_-4px_0_8px_var(--color-raised)]"
      >
        <h3 id={`${formId}-effects`} className="font-semibold font-text text-app tracking-normal">
          What this changes
        </h3>
        <p role="status" className="text-ink-2 text-small">
          {effects.data && settled !== '{}'
            ? effectsInWords(effects.data.effects, before.incentive)
            : 'Nothing yet.'}
        </p>
        {!isSameIncentive && (
          <Checkbox
            className="mt-2"
            label="Also give the new incentive to people we’ve already invited"
            hint="We never lower an incentive we’ve promised."
            checked={incentiveForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
        )}
      </section>
      <Folded
        title="Who we invite from now on"
        aside={draft.audience ? undefined : 'Everyone on the panel'}
        onOpen={() => setShowingWho(true)}
      >
        {isShowingWho && (
          <WhoToInvite
            distributionId={distribution.id}
            audience={draft.audience}
            plan={planOf(draft)}
            onChange={(audience) => setDraft({ ...draft, audience })}
          />
        )}
      </Folded>
      <StudyFields
        draft={draft}
        errors={errors}
        reachable={distribution.reachableMaximum}
        onChange={setDraft}
      />
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}

const people = (count: number, one: string, many: string) =>
  count === 1 ? `1 person ${one}` : `${formatCount(count)} people ${many}`

export function effectsInWords(effects: StudyEffects, promised: string): string {
  const { reopened, keepIncentive, midway } = effects
  const sentences = [
    reopened > 0 &&
      `${people(reopened, 'whose link expired', 'whose links expired')} can answer again.`,
    keepIncentive > 0 &&
      `We promised ${keepIncentive === 1 ? '1 person' : `${formatCount(keepIncentive)} people`} ‘${promised}’ or an earlier incentive, and ${keepIncentive === 1 ? 'that person keeps' : 'they keep'} it.`,
    midway > 0 && `${people(midway, 'is', 'are')} halfway through the screener.`,
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0
    ? sentences.join(' ')
    : 'Nothing changes for people we’ve already invited. People we invite from now on will see the new text.'
}
