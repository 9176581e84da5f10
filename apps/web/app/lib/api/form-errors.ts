import { type FormEvent, useRef, useState } from 'react'
import { CallError } from './call.ts'

export type FieldErrors = Record<string, string>

/** The errors of a form by the names of its fields. The texts themselves stay in the inputs. */
export function useFormErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  /** Shows what was found and leads to the first of it. Says whether there was anything. */
  function show(found: FieldErrors): boolean {
    setErrors(found)
    const controls = Array.from(form.current?.elements ?? []) as HTMLInputElement[]
    controls.find(({ name }) => name in found)?.focus()
    return Object.keys(found).length > 0
  }

  /** Editing a field clears its own error (seed 000 section 4). */
  function clear(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setErrors(({ [name]: _cleared, ...others }) => others)
  }

  return { form, errors, show, clear }
}

/** What the server said about single fields. */
export const fieldsOf = (error: unknown): FieldErrors =>
  error instanceof CallError ? error.fields : {}

type Schema = {
  safeParse(value: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
  }
}

/** The first sentence about each field, by the server's own rules. */
export function wrongFields(schema: Schema, value: object): FieldErrors {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

export function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(Array.from(new FormData(form), ([name, text]) => [name, String(text)]))
}
