import { MAX_REASON_LENGTH } from '@wattle/contract/interview'
import { REOPEN_DAYS } from '@wattle/contract/limits'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type DistributionProject, useFinishStudy } from './hooks.ts'

interface FinishStudyProps {
  researchId: number
  project: DistributionProject
}

/** Lets an admin finish a project, even before all its interviews are done. */
export function FinishStudy({ researchId, project }: FinishStudyProps) {
  const [isAsking, setAsking] = useState(false)
  const { interviews, plan } = project
  const isEarly = interviews.conducted < plan.targetInterviews || interviews.open > 0
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {isEarly ? 'Finish early' : 'Finish project'}
      </Button>
      {isAsking && (
        <FinishDialog
          researchId={researchId}
          project={project}
          isEarly={isEarly}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface FinishDialogProps extends FinishStudyProps {
  isEarly: boolean
  onClose: () => void
}

function FinishDialog({ researchId, project, isEarly, onClose }: FinishDialogProps) {
  const { conducted, open } = project.interviews
  const finish = useFinishStudy(researchId)
  const { form, errors, failure, isPending } = useForm(async ({ reason = '' }) => {
    const isMissing = isEarly && reason.trim() === ''
    mustBeRight(isMissing ? { reason: 'Please say why you’re finishing early.' } : {})
    await finish.mutateAsync(isEarly ? { early: true, reason: reason.trim(), force: true } : {})
    showToast('Project finished', { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={isEarly ? 'Finish this project early?' : 'Finish this project?'}
      cancelLabel="Keep going"
      submitLabel={isEarly ? 'Finish early' : 'Finish project'}
    >
      <p className="text-ink-2">
        {conducted} of {project.plan.targetInterviews} interviews have been conducted.{' '}
        {whatHappens(open)} You can reopen the project for {REOPEN_DAYS} days.
      </p>
      {isEarly && (
        <Field
          label="Why are you finishing early?"
          hint="The researcher will see your reason."
          error={errors.reason}
        >
          {(control) => (
            <TextArea {...control} name="reason" rows={2} maxLength={MAX_REASON_LENGTH} />
          )}
        </Field>
      )}
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}

function whatHappens(open: number): string {
  if (open === 0) return 'We’ll stop inviting people and delete the free slots.'
  const [interviews, people] =
    open === 1
      ? ['1 booked interview', 'that participant']
      : [`${open} booked interviews`, 'those participants']
  return `We’ll stop inviting people, delete the free slots, cancel ${interviews} and tell ${people}.`
}
