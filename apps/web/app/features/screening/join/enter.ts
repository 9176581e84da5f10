import { FORM_ACTION } from '@wattle/contract/enquiry'
import { enterOpenLink } from '@wattle/contract/open-link'
import { solveBotCheck } from '#lib/api/bot-check.ts'
import { call } from '#lib/api/call.ts'
import { type FieldErrors, mustBeRight, wrongFields } from '#lib/use-form.ts'

type Typed = { email: string; name: string }

/**
 * Validates the form by the server's rules, then submits it and opens the questions. `ownErrors`
 * are errors only the page can find.
 */
export async function enterStudy(slug: string, typed: Typed, ownErrors: FieldErrors) {
  mustBeRight({ ...wrongFields(enterOpenLink.body, typed), ...ownErrors })
  const token = await solveBotCheck(FORM_ACTION)
  const { hashKey } = await call(enterOpenLink, { params: { slug }, body: { ...typed, token } })
  window.location.assign(`/respondent/screener?hashKey=${encodeURIComponent(hashKey)}`)
}
