import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { confirmationToken, readConfirmation } from './confirmation-token.ts'
import {
  alreadySentPage,
  changePage,
  confirmPage,
  correctPage,
  type FormAnswer,
  refusalNotice,
} from './form-pages.tsx'
import {
  type CheckedForm,
  checkPostedForm,
  type FormName,
  type PostedForm,
  readPostedForm,
} from './posted-form.ts'
import { storeForm } from './service.ts'

/**
 * Without a bot check, the rate limits have to be stricter: a sixth of what a network may send with
 * JavaScript, and one limit for all networks together, so bots can't flood our team. People over
 * the limit can still call or email.
 */
const LIMIT_PER_NETWORK = { max: 5, windowSeconds: 3600 }
const LIMIT_OVERALL = { max: 60, windowSeconds: 3600 }

type Fields = ReadonlyMap<string, string>

/**
 * Handles a form that a browser posted without our JavaScript. The first post returns a page that
 * shows what will be sent, with a one-time token that our static pages can't have. The second post,
 * from that page, stores the form.
 */
export async function sendWithoutScript(
  deps: Deps,
  name: FormName,
  fields: Fields,
  network: string,
): Promise<FormAnswer | 'SENT'> {
  const posted = mustBeOurs(name, fields)
  if (fields.has('change')) return changePage(posted)
  const { form, errors } = checkPostedForm(posted)
  if (!form) return correctPage(posted, errors)
  if (posted.token === undefined) return confirm(deps, posted, form, { status: 200 })

  const confirmation = readConfirmation(deps, posted.token, contentOf(form))
  const { verdict } = confirmation
  // Keep the same token, because with a new one the person would have to wait again.
  if (verdict === 'EARLY')
    return confirmPage(posted, form, posted.token, { status: 400, notice: verdict })
  if (verdict !== 'VALID') return confirm(deps, posted, form, { status: 400, notice: verdict })
  // Don't tell a bot that we noticed.
  if (posted.honeypot !== '') return 'SENT'

  await enforceRateLimit(deps, deps.db, `form without script ${network}`, LIMIT_PER_NETWORK)
  await enforceRateLimit(deps, deps.db, 'forms without script', LIMIT_OVERALL)
  try {
    await storeForm(deps, form, { check: confirmation.check, isVerified: false })
  } catch (error) {
    if (error instanceof AppError && error.code === 'BOT_CHECK_USED') return alreadySentPage(name)
    throw error
  }
  return 'SENT'
}

/** After an error, shows what people typed, so they can submit it again. */
export function failedToSend(
  deps: Deps,
  name: FormName,
  fields: Fields,
  refusal: AppError,
): FormAnswer {
  const posted = mustBeOurs(name, fields)
  const { form, errors } = checkPostedForm(posted)
  if (!form) return correctPage(posted, errors)
  return confirm(deps, posted, form, { status: refusal.status, notice: refusalNotice(refusal) })
}

function mustBeOurs(name: FormName, fields: Fields): PostedForm {
  const posted = readPostedForm(name, fields)
  must(posted, 'MALFORMED_BODY')
  return posted
}

const contentOf = (form: CheckedForm) => JSON.stringify(form)

const confirm = (
  deps: Deps,
  posted: PostedForm,
  form: CheckedForm,
  how: Parameters<typeof confirmPage>[3],
) => confirmPage(posted, form, confirmationToken(deps, contentOf(form)), how)
