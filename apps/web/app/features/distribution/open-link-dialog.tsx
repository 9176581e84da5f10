import { createOpenLink } from '@wattle/contract/open-link'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type OpenLinkRow, useCreateLink, useUpdateLink } from './open-link-hooks.ts'

const USUAL_ENTRIES = 100

interface OpenLinkDialogProps {
  distributionId: number
  /** The link to change. Undefined for a new one. */
  link?: OpenLinkRow
  onClose: () => void
}

export function OpenLinkDialog({ distributionId, link, onClose }: OpenLinkDialogProps) {
  const create = useCreateLink(distributionId)
  const update = useUpdateLink(distributionId)
  const { form, errors, failure, isPending } = useForm(async ({ source = '', maxEntries }) => {
    const text = maxEntries?.trim()
    const typed = { source, maxEntries: text ? Number(text) : Number.NaN }
    mustBeRight(wrongFields(createOpenLink.body, typed))
    if (link) await update.mutateAsync({ id: link.id, ...typed })
    else await create.mutateAsync(typed)
    showToast(link ? 'Link changed' : 'Link created', { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={link ? 'Change the link' : 'Create a link'}
      submitLabel={link ? 'Change' : 'Create link'}
    >
      <Field
        label="Where will you share the link?"
        hint="You’ll see this name next to the people who joined through this link."
        error={errors.source}
      >
        {(control) => (
          <TextInput {...control} name="source" defaultValue={link?.source} data-autofocus />
        )}
      </Field>
      <Field
        label="Stop after"
        hint="How many people can start the screener."
        error={errors.maxEntries}
      >
        {(control) => (
          <TextInput
            {...control}
            name="maxEntries"
            type="number"
            min={Math.max(link?.entries ?? 1, 1)}
            step={1}
            inputMode="numeric"
            defaultValue={link?.maxEntries ?? USUAL_ENTRIES}
          />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
