import { CallError, messageOf } from '#lib/api/call.ts'
import { type FieldErrors, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Refused } from '../refused.tsx'

/** Loads the code that validates and submits the form. Only people who use the form need it. */
const loadEntering = () => import('./enter.ts')

const warmUp = () => {
  loadEntering().catch(() => {})
}

const NOT_LOADED =
  'The form didn’t load completely. What you typed is still here. Please try again.'

/** Both boxes have to be ticked. We don't send them, so the server relies on this check. */
const TICKS = {
  policy: 'Please tick this to take part.',
  adult: 'You have to be 18 or over to take part.',
}

function missingTicks(form: HTMLFormElement): FieldErrors {
  const isTicked = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement | null)?.checked
  return Object.fromEntries(Object.entries(TICKS).filter(([name]) => !isTicked(name)))
}

interface JoinFormProps {
  slug: string
  /** Called if the study has closed while the person was typing. */
  onClosed: () => void
}

export function JoinForm({ slug, onClosed }: JoinFormProps) {
  const { form, errors, failure, isPending } = useForm(
    async ({ email = '', name = '' }, element) => {
      const { enterStudy } = await loadEntering().catch(() => {
        throw new CallError(0, 'OFFLINE', NOT_LOADED)
      })
      try {
        await enterStudy(slug, { email, name }, missingTicks(element))
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'STUDY_CLOSED')) throw error
        onClosed()
      }
      // This never resolves, so the button stays pending until the next page opens.
      await new Promise(() => {})
    },
  )
  return (
    <form {...form} onFocus={warmUp} className="grid gap-5" aria-label="Take part">
      <Field label="Email" error={errors.email}>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label="Name" optional error={errors.name}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Checkbox
        name="policy"
        label={
          <>
            I have read and agreed to the <NewTabLink href="/policy">Privacy Policy</NewTabLink>
          </>
        }
        error={errors.policy}
      />
      <Checkbox name="adult" label="I am 18 or over" error={errors.adult} />
      {failure !== undefined && <Refused>{messageOf(failure)}</Refused>}
      <Button
        type="submit"
        variant="gold"
        wide
        pending={isPending}
        pendingLabel="Starting"
        className="sm:w-auto sm:justify-self-start"
      >
        Start the questions
      </Button>
    </form>
  )
}
