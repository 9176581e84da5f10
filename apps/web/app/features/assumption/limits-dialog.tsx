import { MAX_PEOPLE, MIN_TOO_MANY } from '@wattle/contract/findings/assumptions'
import { type Limits, MOST_AGAINST } from '@wattle/contract/findings/results'
import { inWords } from '@wattle/contract/limits'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'

interface LimitsDialogProps {
  limits: Limits
  /** Resolves to undefined if saving failed. */
  save: (limits: Limits) => Promise<unknown>
  onClose: () => void
}

/**
 * How many people have to confirm or contradict an assumption for it to hold or fail. All
 * assumptions share these limits, so nobody can adjust them to suit one assumption.
 */
export function LimitsDialog({ limits, save, onClose }: LimitsDialogProps) {
  const { form, errors, isPending } = useForm(async (texts) => {
    const entered = { enough: Number(texts.enough), tooMany: Number(texts.tooMany) }
    mustBeRight({
      ...wrong('enough', entered.enough, 1),
      ...wrong('tooMany', entered.tooMany, MIN_TOO_MANY),
    })
    if (await save(entered)) onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Change limits"
      submitLabel="Save limits"
    >
      <Field
        label="An assumption holds once this many people have done what it says or paid for it"
        hint={`At most ${inWords(MOST_AGAINST)} person can be against it.`}
        error={errors.enough}
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            name="enough"
            min={1}
            max={MAX_PEOPLE}
            defaultValue={limits.enough}
          />
        )}
      </Field>
      <Field
        label="An assumption fails once this many people are against it"
        error={errors.tooMany}
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            name="tooMany"
            min={MIN_TOO_MANY}
            max={MAX_PEOPLE}
            defaultValue={limits.tooMany}
          />
        )}
      </Field>
      <p className="text-ink-2 text-small">
        Set the limits before you talk to anyone. The report shows every later change.
      </p>
    </FormDialog>
  )
}

const wrong = (name: keyof Limits, value: number, least: number) =>
  Number.isInteger(value) && value >= least && value <= MAX_PEOPLE
    ? {}
    : { [name]: `Please enter a number from ${least} to ${MAX_PEOPLE}.` }
