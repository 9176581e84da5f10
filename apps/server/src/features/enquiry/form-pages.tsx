import { BRAND } from '@wattle/contract/brand'
import { PANEL_DETAILS } from '@wattle/contract/panel-details'
import { FORM_PATHS, HONEYPOT } from '@wattle/contract/paths'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AppError } from '#errors.ts'
import { CONFIRMATION_MINUTES } from './confirmation-token.ts'
import {
  type CheckedForm,
  type FieldName,
  FORM_FIELDS,
  type FormName,
  type PostedForm,
  type Texts,
} from './posted-form.ts'

// The pages people see after submitting a form without JavaScript. They only use plain elements,
// which apps/web/app/styles/form-answer.css styles.

/** We insert `html` into the prerendered answer page. */
export type FormAnswer = { status: number; title: string; html: string }

const answer = (status: number, title: string, children: ReactNode): FormAnswer => ({
  status,
  title,
  html: renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      {children}
    </>,
  ),
})

const NOTICES = {
  EARLY:
    'You were too quick for us to tell whether you’re human. We haven’t sent anything yet. Please press “Send it” again.',
  EXPIRED: `This page was open for more than ${CONFIRMATION_MINUTES} minutes, so we didn’t send it. What you typed is still here. Please check it, then press “Send it”.`,
  FORGED:
    'This isn’t quite what we showed you before, so we didn’t send it. What you typed is below. Please check it, then press “Send it”.',
} as const

export type ConfirmNotice = keyof typeof NOTICES | { text: string }

/** Says what happened, what's safe and what to do next, after a form couldn't be stored. */
export function refusalNotice({ code, details }: AppError): ConfirmNotice {
  if (code === 'TOO_MANY_REQUESTS') {
    const minutes = Math.ceil((details.retryAfter ?? 60) / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return {
      text: `We’ve had too many forms in the last hour, so we didn’t send this one. What you typed is still here. Please press “Send it” again in ${wait}, or call or email us.`,
    }
  }
  return {
    text: 'Something went wrong on our side, so we couldn’t send it. What you typed is still here. Please press “Send it” again in a minute, or call or email us.',
  }
}

/** Shows what people are about to send, and a button to send it. */
export function confirmPage(
  { form, honeypot }: PostedForm,
  checked: CheckedForm,
  token: string,
  { status, notice }: { status: number; notice?: ConfirmNotice },
): FormAnswer {
  const names = FORM_FIELDS[form].filter((name) => name !== 'consent')
  const filledIn = names.flatMap((name) => {
    const text = checked[name]
    return text ? [{ name, text }] : []
  })
  return answer(
    status,
    form === 'PANEL' ? 'Check your details' : 'Check your message',
    <>
      {notice ? (
        <div role="alert">{typeof notice === 'string' ? NOTICES[notice] : notice.text}</div>
      ) : (
        <p>We haven’t sent anything yet. Please read it through, then press “Send it”.</p>
      )}
      <dl>
        {filledIn.map(({ name, text }) => (
          <div key={name}>
            <dt>{labelOf(name, checked.type)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {form === 'PANEL' && (
          <div>
            <dt>Consent</dt>
            <dd>You’ve read and agreed to the Privacy Policy, and you’re 18 or over.</dd>
          </div>
        )}
      </dl>
      <form method="post" action={FORM_PATHS[form]}>
        <input type="hidden" name="type" value={checked.type} />
        {filledIn.map(({ name, text }) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        {form === 'PANEL' && <input type="hidden" name="consent" value="on" />}
        <input type="hidden" name="token" value={token} />
        <Honeypot value={honeypot} />
        <div>
          <button type="submit">Send it</button>
          {/* A way back without the browser's warning about resending a form. */}
          <button type="submit" name="change" value="yes">
            Change something
          </button>
        </div>
      </form>
      {notice && <Contacts />}
    </>,
  )
}

/** Shows the form again, filled in with what people typed, and says what's wrong. */
export function correctPage(posted: PostedForm, errors: Texts): FormAnswer {
  const wrong = FORM_FIELDS[posted.form].filter((name) => errors[name])
  return answer(
    422,
    'Please check the form',
    <>
      <div role="alert">
        <p>We haven’t sent anything yet, and what you typed is still here. Please correct:</p>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{labelOf(name, posted.type)}</a>: {errors[name]}
            </li>
          ))}
        </ul>
      </div>
      <EditForm posted={posted} errors={errors} />
    </>,
  )
}

/** Shows the form again to people who want to change something before they send it. */
export const changePage = (posted: PostedForm): FormAnswer =>
  answer(
    200,
    posted.form === 'PANEL' ? 'Change your details' : 'Change your message',
    <>
      <p>We haven’t sent anything yet.</p>
      <EditForm posted={posted} errors={{}} />
    </>,
  )

function EditForm({ posted, errors }: { posted: PostedForm; errors: Texts }) {
  const { form, type, texts, honeypot } = posted
  return (
    <form method="post" action={FORM_PATHS[form]} noValidate>
      <input type="hidden" name="type" value={type} />
      {FORM_FIELDS[form].map((name) => (
        <Field key={name} name={name} type={type} text={texts[name]} error={errors[name]} />
      ))}
      <Honeypot value={honeypot} />
      <button type="submit">Continue</button>
    </form>
  )
}

const FIELDS: Record<FieldName, { label: string; type?: string; autoComplete?: string }> = {
  ...PANEL_DETAILS,
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject' },
  message: { label: 'Message' },
  consent: { label: 'Consent' },
}

/** Uses the same labels as the forms on the site. */
const labelOf = (name: FieldName, type: CheckedForm['type']) =>
  name === 'subject' && type === 'STARTUP' ? 'Startup' : FIELDS[name].label

const isOptional = (name: FieldName, type: CheckedForm['type']) =>
  type === 'RESPONDENT' ? name !== 'email' : name === 'subject'

type FieldProps = {
  name: FieldName
  type: CheckedForm['type']
  text: string | undefined
  error: string | undefined
}

function Field({ name, type, text, error }: FieldProps): ReactElement {
  const { type: inputType, autoComplete } = FIELDS[name]
  const control = {
    id: name,
    name,
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
  }
  const message = error && <small id={`${name}-error`}>{error}</small>
  if (name === 'consent')
    return (
      <fieldset>
        <input {...control} type="checkbox" defaultChecked={Boolean(text)} />
        <label htmlFor={name}>
          I have read and agreed to the <a href="/policy">Privacy Policy</a>. By joining, you
          confirm that you’re 18 or over.
        </label>
        {message}
      </fieldset>
    )
  return (
    <fieldset>
      <label htmlFor={name}>
        {labelOf(name, type)} {isOptional(name, type) && <em>optional</em>}
      </label>
      {name === 'message' ? (
        <textarea {...control} rows={6} defaultValue={text} />
      ) : (
        <input {...control} type={inputType} autoComplete={autoComplete} defaultValue={text} />
      )}
      {message}
    </fieldset>
  )
}

/** Honeypot: people can't see this field, so only bots fill it in. */
function Honeypot({ value }: { value: string }) {
  return (
    <div aria-hidden="true" hidden>
      <label htmlFor={HONEYPOT}>Leave this empty</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue={value} />
    </div>
  )
}

export const sentPage = (form: FormName): FormAnswer =>
  form === 'PANEL'
    ? answer(
        200,
        'One more step',
        <>
          <p>
            Open the link in our email and confirm, and you’ll be on the panel. The page it opens
            needs JavaScript, so use a browser that has JavaScript turned on. We send at most one of
            these emails a day, so if you signed up earlier today, use the email you already have.
          </p>
          <HomeLink />
        </>,
      )
    : answer(
        200,
        'Thanks, we’ve got your message',
        <>
          <p>We’ll reply by the end of the next working day. We won’t send a confirmation email.</p>
          <HomeLink />
        </>,
      )

export const alreadySentPage = (form: FormName): FormAnswer =>
  answer(
    409,
    form === 'PANEL' ? 'We already have your details' : 'We already have this message',
    <>
      <p>
        You pressed “Send it” twice, or came back to an old page. We stored it once, so you don’t
        need to send it again.
        {form === 'PANEL' && ' To join, open the link in our email and confirm.'}
      </p>
      <HomeLink />
    </>,
  )

/** The page for errors where we stored nothing and have no form to show again. */
export const notSentPage = (status: number, reason: string): FormAnswer =>
  answer(
    status,
    'Nothing was sent',
    <>
      <p>{reason}</p>
      <Contacts />
      <HomeLink />
    </>,
  )

function Contacts() {
  return (
    <>
      <p>You can also call or email us:</p>
      <dl>
        {BRAND.contacts.map(({ label, contact, ...other }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={'link' in other ? other.link : `mailto:${contact}`}>{contact}</a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const HomeLink = () => (
  <p>
    <a href="/">Go to the home page</a>
  </p>
)
