import { useId, useMemo, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileInput } from '#ui/form/file-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useSaveTranscript } from '../hooks.ts'
import { guessRoles } from './guess-roles.ts'
import { bodyByChoices } from './import-choices.ts'
import { lostPlaces, replacementQuestion, skippedLines } from './import-words.ts'
import { OffsetField } from './offset-field.tsx'
import { findNames } from './replace-names.ts'
import { SpeakerRoles } from './speaker-roles.tsx'
import type { TranscriptBody } from './transcript-body.ts'
import { useTranscriptFile } from './use-transcript-file.ts'

interface ImportDialogProps {
  interviewId: number
  participantName: string
  /**
   * The transcript that the import replaces, and how many captures are linked to it. Undefined if
   * there isn't one yet.
   */
  replaces: { captures: number } | undefined
  onClose: () => void
}

/**
 * Asks for the transcript file, who its speakers are, which names to replace and where the
 * transcript starts on the timer. We only send the speakers' roles, the times and the words.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { interviewId, participantName, replaces, onClose } = props
  const [toConfirm, setToConfirm] = useState<TranscriptBody>()
  const { name, isReading, problem, transcript, reads, choose } = useTranscriptFile()
  const save = useSaveTranscript(interviewId)
  const names = useMemo(
    () => (transcript ? findNames(transcript, participantName) : { words: [], count: 0 }),
    [transcript, participantName],
  )
  const formId = useId()

  async function send(body: TranscriptBody) {
    await save.mutateAsync(body)
    showToast('Transcript imported', { tone: 'success' })
    onClose()
  }
  const { form, errors, failure, isPending } = useForm((texts) => {
    if (!transcript) return
    const body = bodyByChoices(transcript, texts, texts.replaceNames ? names.words : [])
    if (!replaces) return send(body)
    setToConfirm(body)
  })
  const problemSaving = failure ?? save.error

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import a transcript"
      busy={save.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending} disabled={!transcript}>
            {transcript?.skipped.length ? 'Import the rest' : 'Import'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid gap-6">
        {problemSaving && <Notice tone="error">{messageOf(problemSaving)}</Notice>}
        <Field
          label="Transcript"
          hint="Drop a .vtt, .srt, .txt or .docx file here, or choose one. We read it in your browser and upload only the text."
          error={problem}
        >
          {(control) => (
            <FileInput
              {...control}
              accept=".vtt,.srt,.txt,.docx"
              chosen={name}
              data-autofocus
              onChange={({ target }) => {
                save.reset()
                choose(target.files?.[0])
                // Lets people choose the same file again, because they may have corrected it.
                target.value = ''
              }}
            />
          )}
        </Field>
        {isReading && (
          <p className="flex items-center gap-3 text-ink-2">
            <Spinner label="Reading the file" />
            <span aria-hidden="true">Reading the file</span>
          </p>
        )}
        {transcript && (
          // The key resets the form when someone chooses another file.
          <div key={reads} className="grid gap-6">
            {transcript.skipped.length > 0 && (
              <Notice tone="warning">{skippedLines(transcript.skipped)}</Notice>
            )}
            <SpeakerRoles
              speakers={transcript.speakers}
              guesses={guessRoles(transcript.speakers, participantName)}
              errors={errors}
            />
            {names.count > 0 && (
              <Checkbox name="replaceNames" label={replacementQuestion(names)} defaultChecked />
            )}
            <OffsetField error={errors.offset} />
          </div>
        )}
      </form>
      <Confirm
        open={toConfirm !== undefined}
        onClose={() => setToConfirm(undefined)}
        title="Replace the transcript?"
        confirmLabel="Replace"
        danger
        onConfirm={() => toConfirm && send(toConfirm)}
      >
        {lostPlaces(replaces?.captures ?? 0)}
      </Confirm>
    </Dialog>
  )
}
