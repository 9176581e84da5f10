import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { everyDetail, PANEL_DETAILS, type PanelDetail } from './panel-details.ts'
import { emailAddress, entityId, orNull, postcode, typedLine, typedText } from './text.ts'

export const ENQUIRY_TYPES = ['RESPONDENT', 'STARTUP', 'CLIENT'] as const
export type EnquiryType = (typeof ENQUIRY_TYPES)[number]

const LIMITS = { subject: 200, message: 5000 }

export const typedDetail = (name: PanelDetail) => orNull(typedLine(PANEL_DETAILS[name].max))

/** The bot check's action name for the public forms. */
export const FORM_ACTION = 'form-submission'

/**
 * The longest bot-check token we accept. A solved challenge is about 1 KB, and reCAPTCHA's tokens
 * have up to 4 KB.
 */
const MAX_TOKEN_LENGTH = 8192

type FormField = 'name' | 'email' | 'message'
type FormTexts = { [field in FormField]?: string | null | undefined }

/**
 * Returns the required fields that are blank. Seed 000 section 5: the panel form only requires the
 * email address. The other two forms also require a name and a message.
 */
export function missingFields(type: EnquiryType, texts: FormTexts): FormField[] {
  const required: FormField[] = type === 'RESPONDENT' ? ['email'] : ['name', 'email', 'message']
  return required.filter((field) => !texts[field]?.trim())
}

export const FIELD_REQUIRED: Record<FormField, string> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  message: 'Please enter a message.',
}

export const BotCheckToken = z.nullish(z.string().check(z.maxLength(MAX_TOKEN_LENGTH)))

/** The rate limit per IP address for all our public forms together. */
export const FORM_LIMIT = { name: 'form', max: 30, windowSeconds: 3600 }

const EnquiryFields = z.object({
  type: z.enum(ENQUIRY_TYPES, { error: 'This isn’t one of our forms.' }),
  ...everyDetail(typedDetail),
  email: orNull(emailAddress),
  message: orNull(typedText(LIMITS.message)),
  subject: orNull(typedLine(LIMITS.subject)),
  token: BotCheckToken,
})

export const EnquiryForm = EnquiryFields.check((context) => {
  const { type } = context.value
  const refuse = (field: keyof typeof context.value, message: string) =>
    context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] })
  for (const field of missingFields(type, context.value)) refuse(field, FIELD_REQUIRED[field])
  // Only the panel form asks for a postcode. In the other forms we ignore it.
  const checked = type === 'RESPONDENT' ? orNull(postcode).safeParse(context.value.postcode) : null
  const [issue] = checked?.error?.issues ?? []
  if (issue) refuse('postcode', issue.message)
})
export type EnquiryForm = z.output<typeof EnquiryForm>

export const submitForm = endpoint({
  method: 'POST',
  path: '/site/form',
  audience: 'public',
  summary: 'Submit a contact, startup or panel form.',
  status: 201,
  limit: FORM_LIMIT,
  body: EnquiryForm,
  reply: z.object({ id: entityId }),
})
