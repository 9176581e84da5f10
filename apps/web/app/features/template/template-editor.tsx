import { saveTemplate, type TemplateType } from '@wattle/contract/template'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { messageOf } from '#lib/api/call.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { adminTime } from '#lib/time/date-formats.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { EMAILS } from './emails.ts'
import { type NewTemplate, type Template, useSaveTemplate } from './hooks.ts'
import { TemplatePreview } from './template-preview.tsx'
import { WordList } from './word-list.tsx'

interface TemplateEditorProps {
  type: TemplateType
  /** The agency's own template. Undefined while we use the built-in email. */
  stored: Template | undefined
}

/** The debounce: we check and preview the text after this long without a key press. */
const SETTLED_MS = 500

export function TemplateEditor({ type, stored }: TemplateEditorProps) {
  const { label, subject, body } = EMAILS[type]
  const draft = useDraft(`template:${type}`, {
    name: stored?.name ?? `${label} in our own words`,
    subject: stored?.subject ?? '',
    body: stored?.body ?? '',
  })
  const template: NewTemplate = { type, ...draft.value }
  const settled = useDebounced(template, SETTLED_MS)
  const area = useRef<HTMLTextAreaElement>(null)
  const save = useSaveTemplate()
  const { form, errors, failure, isPending } = useForm(async () => {
    mustBeRight(wrongFields(saveTemplate.body, template))
    await save.mutateAsync(template)
    draft.discard()
    showToast(`${label}: new wording saved`, { tone: 'success' })
  })
  // Shows errors while someone types, not only after Save.
  const wrong = wrongFields(saveTemplate.body, settled)
  const shown = { ...wrong, ...errors }

  const change = (part: Partial<typeof draft.value>) => draft.change({ ...draft.value, ...part })
  const showError = (error: unknown) => showToast(messageOf(error), { tone: 'error' })

  function restore() {
    const before = { type, ...draft.value }
    const keep = stored && { type, name: stored.name, subject: stored.subject, body: stored.body }
    draft.discard()
    save.mutateAsync({ ...before, subject: null, body: null }).then(
      () =>
        showToast(`${label}: original restored`, {
          tone: 'info',
          ...(keep && {
            action: { label: 'Undo', onAction: () => save.mutateAsync(keep).catch(showError) },
          }),
        }),
      showError,
    )
  }

  /** The button disappears once there's text, so focus moves to the text. */
  function begin() {
    flushSync(() => change({ body }))
    area.current?.focus()
  }

  function insert(word: string) {
    const place = `{{${word}}}`
    const { selectionStart = 0, selectionEnd = 0, value = '' } = area.current ?? {}
    const body = value.slice(0, selectionStart) + place + value.slice(selectionEnd)
    // Renders immediately, so text typed straight away goes after the inserted placeholder.
    flushSync(() => change({ body }))
    area.current?.focus()
    area.current?.setSelectionRange(selectionStart + place.length, selectionStart + place.length)
  }

  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
      <form {...form} aria-label={label} className="grid min-w-0 gap-5">
        <Field
          label="Subject"
          hint="Leave this empty to use the built-in subject."
          error={shown.subject}
        >
          {(control) => (
            <TextInput
              {...control}
              name="subject"
              maxLength={200}
              autoComplete="off"
              placeholder={subject}
              value={draft.value.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-2">
          <Field
            label="Text"
            hint="Leave this empty to use the built-in text. An empty line starts a new paragraph."
            error={shown.body}
          >
            {(control) => (
              <TextArea
                {...control}
                ref={area}
                name="body"
                rows={6}
                maxLength={10_000}
                value={draft.value.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            )}
          </Field>
          {draft.value.body === '' && (
            <div>
              <Button size="sm" variant="outline" onClick={begin}>
                Start with the built-in text
              </Button>
            </div>
          )}
        </div>
        <WordList type={type} onInsert={insert} />
        <Field
          label="Name"
          hint="Only our team sees this name. It isn’t in the email."
          error={shown.name}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={200}
              autoComplete="off"
              value={draft.value.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={isPending}>
            Save
          </Button>
          {stored && (
            <Button variant="quiet" disabled={save.isPending} onClick={restore}>
              <Undo2 aria-hidden="true" className="size-4" />
              Restore the original
            </Button>
          )}
          {draft.keptAt && (
            <span className="text-caption text-ink-3">
              Not saved yet; kept on this device, {adminTime(draft.keptAt)}
            </span>
          )}
        </div>
      </form>
      <TemplatePreview words={settled} isWrong={'subject' in wrong || 'body' in wrong} />
    </div>
  )
}
