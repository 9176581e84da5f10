import { linkFault } from '@wattle/contract/text'
import { CalendarPlus, Link as LinkIcon, Mail } from 'lucide-react'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { CallError, messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { fieldsOf, mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useCalendarConnection } from './calendar-connection.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useConfirmManually, useCreateEvent, useUndoChange } from './hooks.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { ParticipantAnswers } from './participant-answers.tsx'

interface ConfirmDialogProps {
  interview: MyInterview
  /** Whether the person has just come back from Google and connecting failed. */
  hasConnectingFailed: boolean
  onClose: () => void
}

/**
 * Seed 001 section 2: the Confirm Interview modal, with both ways to add a video call link
 * (generate or type it).
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { interview, hasConnectingFailed, onClose } = props
  const { id, link, researchId } = interview
  const create = useCreateEvent()
  const confirm = useConfirmManually()
  const undo = useUndoChange()
  const project = interview.isGuest ? undefined : researchId
  const connection = useCalendarConnection(project, id, hasConnectingFailed)

  const showConfirmed = () =>
    offerUndo('Interview confirmed', 'Interview no longer confirmed', () => undo(id))

  const createEvent = () =>
    create.mutate(id, {
      onSuccess() {
        // Clears the error about a missing link, because the interview has a link now.
        show({})
        showConfirmed()
      },
      onError: (failure) => showToast(messageOf(failure), { tone: 'error' }),
    })

  const { form, errors, show } = useForm(async (texts) => {
    const typed = texts.link?.trim() ?? ''
    // Seed 001 section 5: if the interview has a link, Confirm just closes the dialog. Otherwise
    // the link is required.
    if (link && typed === '') return onClose()
    const wrong = wrongLink(typed)
    mustBeRight(wrong ? { link: wrong } : {})
    try {
      await confirm.mutateAsync({ id, link: typed })
      showConfirmed()
      onClose()
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'INTERVIEW_NOT_OPEN') onClose()
      if (!('link' in fieldsOf(failure))) showToast(messageOf(failure), { tone: 'error' })
      throw failure
    }
  })

  return (
    <FormDialog
      form={form}
      isPending={confirm.isPending}
      isBusy={create.isPending}
      onClose={onClose}
      title="Confirm Interview"
      // With a link the interview is already confirmed, so closing doesn’t cancel anything.
      cancelLabel={link ? 'Close' : 'Cancel'}
      submitLabel="Confirm"
      className="grid gap-6"
    >
      <InterviewFacts interview={interview} />
      <ParticipantAnswers interviewId={id} />
      <ol aria-label="Create an event to get a video call link" className="grid">
        <ConfirmStep
          number={1}
          state={connection.isConnected ? 'done' : 'open'}
          title="Connect your Google Calendar"
          note={connection.note}
          action={connection.action}
        />
        {link ? (
          <ConfirmStep
            number={2}
            state="done"
            title="Your link for event"
            note={
              <NewTabLink href={link} className="break-all">
                {link}
              </NewTabLink>
            }
          />
        ) : (
          <ConfirmStep
            number={2}
            state="now"
            title="Create an event and generate a link"
            note={
              connection.isConnected
                ? 'In your calendar, with its own video call link'
                : 'With its own room in our video call service'
            }
            action={
              <Button
                variant="outline"
                pending={create.isPending}
                disabled={confirm.isPending}
                onClick={createEvent}
              >
                <CalendarPlus aria-hidden="true" className="size-4.5" />
                Create event
              </Button>
            }
          />
        )}
      </ol>
      <p className="flex max-w-none items-center gap-4 font-semibold text-ink-2 text-small before:grow before:border-line before:border-t after:grow after:border-line after:border-t">
        OR
      </p>
      <Field
        label="Insert your own link for the call manually"
        hint={
          <span className="flex items-center gap-1.5">
            <Mail aria-hidden="true" className="size-3.5" />
            This link to the call will be sent to the participant
          </span>
        }
        error={errors.link}
      >
        {(control) => (
          <TextInput
            {...control}
            name="link"
            type="url"
            icon={LinkIcon}
            placeholder="https://meet.example/your-room"
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  )
}

const wrongLink = (link: string) =>
  link === '' ? 'Please enter the video call link.' : linkFault(link)
