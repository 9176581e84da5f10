import type { EnquiryType } from '@wattle/contract/enquiry'
import { FORM_PATHS } from '@wattle/contract/paths'
import { Button } from '#ui/button.tsx'
import { FormField } from './form-field.tsx'
import { useSubmitForm } from './hooks.ts'
import { MessageField } from './message-field.tsx'
import { PlainFields } from './plain-fields.tsx'
import { SentNote } from './sent-note.tsx'
import { UnsentNote } from './unsent-note.tsx'

/** The CLIENT and STARTUP forms from seed 000. */
export function ContactForm({ type }: { type: Exclude<EnquiryType, 'RESPONDENT'> }) {
  const { errors, failure, isPending, isSent, form } = useSubmitForm(type)
  const isStartup = type === 'STARTUP'
  return (
    <form
      method="post"
      action={FORM_PATHS.CONTACT}
      data-draft={type}
      {...form}
      className="grid gap-4"
      aria-label={isStartup ? 'Request a Startup Pack' : 'Request a quote'}
    >
      <PlainFields type={type} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          name="name"
          label="Name"
          placeholder="Your Name"
          autoComplete="name"
          error={errors.name}
        />
        <FormField
          name="email"
          type="email"
          label="Email"
          placeholder="Your Email"
          autoComplete="email"
          error={errors.email}
        />
      </div>
      <FormField
        name="subject"
        label={isStartup ? 'Startup' : 'Subject'}
        placeholder={isStartup ? 'Your Startup' : 'Your Subject'}
        optional
        error={errors.subject}
      />
      <MessageField error={errors.message} />
      <div>
        <Button type="submit" pending={isPending} pendingLabel="Sending">
          Request a quote
        </Button>
      </div>
      {failure !== undefined && <UnsentNote failure={failure} />}
      {isSent && <SentNote>We’ll reply by the end of the next working day.</SentNote>}
    </form>
  )
}
