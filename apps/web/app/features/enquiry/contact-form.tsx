import type { EnquiryType } from '@wattle/contract/enquiry'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useSubmitForm } from './hooks.ts'

/** The CLIENT and STARTUP forms of seed 000: a name, an address and a message. */
export function ContactForm({ type }: { type: Exclude<EnquiryType, 'RESPONDENT'> }) {
  const { errors, isSending, submit, clearError, warmUp } = useSubmitForm(type)
  const isStartup = type === 'STARTUP'
  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={clearError}
      onFocus={warmUp}
      className="grid gap-4"
      aria-label={isStartup ? 'Request a Startup Pack' : 'Request a quote'}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name}>
          {(control) => (
            <TextInput {...control} name="name" placeholder="Your Name" autoComplete="name" />
          )}
        </Field>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              placeholder="Your Email"
              autoComplete="email"
            />
          )}
        </Field>
      </div>
      <Field label={isStartup ? 'Startup' : 'Subject'} optional error={errors.subject}>
        {(control) => (
          <TextInput
            {...control}
            name="subject"
            placeholder={isStartup ? 'Your Startup' : 'Your Subject'}
          />
        )}
      </Field>
      <Field label="Message" error={errors.message}>
        {(control) => <TextArea {...control} name="message" placeholder="Your Message" />}
      </Field>
      <div>
        <Button type="submit" pending={isSending} pendingLabel="Sending">
          Request a quote
        </Button>
      </div>
    </form>
  )
}
