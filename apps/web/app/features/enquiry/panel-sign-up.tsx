import { BESIDES_NAME, PANEL_DETAILS, type PanelDetail } from '@wattle/contract/panel-details'
import { FORM_PATHS } from '@wattle/contract/paths'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { FormField } from './form-field.tsx'
import { CONSENT, useSubmitForm } from './hooks.ts'
import { MessageField } from './message-field.tsx'
import { PlainFields } from './plain-fields.tsx'
import { SentNote } from './sent-note.tsx'
import { UnsentNote } from './unsent-note.tsx'

/** The RESPONDENT form from seed 000. Only the email address and the consent are required. */
export function PanelSignUp() {
  const { errors, failure, isPending, isSent, form } = useSubmitForm('RESPONDENT')
  const detail = (name: PanelDetail) => {
    const { max: _max, ...look } = PANEL_DETAILS[name]
    return <FormField key={name} name={name} {...look} optional error={errors[name]} />
  }
  return (
    <form
      method="post"
      action={FORM_PATHS.PANEL}
      data-draft="RESPONDENT"
      {...form}
      className="grid gap-4"
      aria-label="Join our panel"
    >
      <PlainFields type="RESPONDENT" />
      <div className="grid gap-4 sm:grid-cols-2">
        {detail('name')}
        <FormField
          name="email"
          type="email"
          label="Email"
          placeholder="Your Email"
          autoComplete="email"
          error={errors.email}
        />
        {BESIDES_NAME.map(detail)}
      </div>
      <FormField
        name="subject"
        label="Subject"
        placeholder="Your Subject"
        optional
        error={errors.subject}
      />
      <MessageField optional error={errors.message} />
      <Checkbox
        name={CONSENT}
        label={
          <>
            I have read and agreed to the <NewTabLink href="/policy">Privacy Policy</NewTabLink>
          </>
        }
        hint="By joining, you confirm that you’re 18 or over."
        error={errors[CONSENT]}
      />
      <Button type="submit" wide pending={isPending} pendingLabel="Sending">
        Join panel
      </Button>
      {failure !== undefined && <UnsentNote failure={failure} />}
      {isSent && (
        <SentNote>
          One more step: open the link in our email and confirm, and you’ll be on the panel. We send
          at most one of these emails a day, so if you signed up earlier today, use the email you
          already have.
        </SentNote>
      )}
    </form>
  )
}
