import { type FormEvent, useRef, useState } from 'react'

export type FieldErrors = Record<string, string>
export type Texts = Record<string, string>

/** Each field's error message, from the server or from `mustBeRight`. */
export const fieldsOf = (error: unknown): FieldErrors =>
  (error as { fields?: FieldErrors } | null | undefined)?.fields ?? {}

/** Throws if any field has an error, so the form isn't submitted. */
export function mustBeRight(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw { fields }
}

type Schema = {
  safeParse(value: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
  }
}

/** The first error for each field, using the same rules as the server. */
export function wrongFields(schema: Schema | undefined, value: object): FieldErrors {
  const issues = schema?.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

export const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries(Array.from(new FormData(form), ([name, text]) => [name, String(text)]))

/**
 * Every form uses this. `submit` gets the texts by field name. Submitting doesn't clear the inputs.
 * Field errors show next to their fields, and the first of those fields gets focus. `failure` is
 * any other error from the last attempt.
 */
export function useForm(
  submit: (texts: Texts, form: HTMLFormElement) => unknown,
  errorsOf = fieldsOf,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(false)

  /**
   * Shows the errors next to their fields and focuses the first field. Returns whether there were
   * any.
   */
  function show(found: FieldErrors, form = ref.current): boolean {
    setErrors(found)
    const controls = Array.from(form?.elements ?? []) as HTMLInputElement[]
    controls.find(({ name }) => name in found)?.focus()
    return Object.keys(found).length > 0
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    setPending(true)
    setFailure(undefined)
    try {
      await submit(textsOf(form), form)
      setErrors({})
    } catch (error) {
      if (!show(errorsOf(error), form)) setFailure(error)
    }
    setPending(false)
  }

  /** Editing a field clears its own error (seed 000 section 4). */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setErrors(({ [name]: _cleared, ...others }) => others)
  }

  return { form: { ref, noValidate: true, onSubmit, onInput }, errors, failure, isPending, show }
}
