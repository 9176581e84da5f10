import { FORM_ANSWER_PATH, FORM_PATHS } from '@wattle/contract/paths'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#deps.ts'
import { type AppError, must } from '#errors.ts'
import { type FormAnswer, notSentPage, sentPage } from '#features/enquiry/form-pages.tsx'
import type { FormName } from '#features/enquiry/posted-form.ts'
import { failedToSend, sendWithoutScript } from '#features/enquiry/send-without-script.ts'
import { asAppError } from './errors.ts'
import { type FormFields, installFormBody, MAX_FORM_BYTES } from './form-body.ts'
import { isFromOwnSite } from './own-site.ts'
import { originOf } from './rate-limits.ts'

/** The page that each form is on. */
const FILLED_IN_AT: Record<FormName, string> = {
  CONTACT: '/#contact-form',
  PANEL: '/recruitment/participants',
}

const NEEDS_SCRIPT =
  'This form needs JavaScript. It’s switched off in your browser, or it didn’t load. We haven’t kept anything you typed. Turn JavaScript on, go back, reload the page and fill in the form again.'
const UNREADABLE =
  'We couldn’t read what your browser sent, so we haven’t kept it. Please go back and send the form again.'
const REASONS: Partial<Record<AppError['code'], string>> = {
  TOO_LARGE:
    'That’s more than our form takes, so we haven’t kept it. Please go back, shorten it and send it again.',
  FORBIDDEN:
    'This form came from another website, so we haven’t kept it. Please use the form on our own site.',
  UNKNOWN: 'Something went wrong on our side, so we haven’t kept anything. Please try again later.',
}

type SendPage = (reply: FastifyReply, answer: FormAnswer) => FastifyReply

/**
 * Handles the public forms for browsers without JavaScript. Answers each submission with a page.
 */
export async function installForms(scope: FastifyInstance, deps: Deps, sendPage: SendPage) {
  installFormBody(scope)
  // The request failed before its handler ran, so we can't show people what they typed.
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request, reply)
    return sendPage(reply, notSentPage(refusal.status, REASONS[refusal.code] ?? UNREADABLE))
  })
  for (const name of ['CONTACT', 'PANEL'] as const) installForm(scope, deps, name, sendPage)
  installNotSent(scope, sendPage)
}

function installForm(scope: FastifyInstance, deps: Deps, name: FormName, sendPage: SendPage) {
  const url = FORM_PATHS[name]
  const sentUrl = `${url}/sent`
  scope.route({
    method: 'POST',
    url,
    bodyLimit: MAX_FORM_BYTES,
    schema: { hide: true },
    onRequest: async (request) => must(isFromOwnSite(request, deps.config), 'FORBIDDEN'),
    async handler(request, reply) {
      const fields: FormFields = (request.body as FormFields | undefined) ?? new Map()
      const answer = await sendWithoutScript(deps, name, fields, originOf(request)).catch((error) =>
        failedToSend(deps, name, fields, refusalOf(error, request, reply)),
      )
      // Redirects after the POST, so reloading the page doesn't submit the form again.
      return answer === 'SENT' ? reply.redirect(sentUrl, 303) : sendPage(reply, answer)
    },
  })
  // If people open the URL without submitting anything, redirects them to the form.
  scope.get(url, { schema: { hide: true } }, (_request, reply) =>
    reply.redirect(FILLED_IN_AT[name], 303),
  )
  scope.get(sentUrl, { schema: { hide: true } }, (_request, reply) =>
    sendPage(reply, sentPage(name)),
  )
}

/**
 * Responds if a browser submits another form, such as sign-in, before our JavaScript has loaded.
 */
async function installNotSent(forms: FastifyInstance, sendPage: SendPage) {
  forms.register(async (scope) => {
    // Drops what people typed into the form.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.route({
      method: ['GET', 'POST'],
      url: FORM_ANSWER_PATH,
      schema: { hide: true },
      handler: ({ method }, reply) =>
        sendPage(reply, notSentPage(method === 'GET' ? 200 : 400, NEEDS_SCRIPT)),
    })
  })
}

function refusalOf(error: FastifyError, request: FastifyRequest, reply: FastifyReply): AppError {
  const refusal = asAppError(error, request)
  if (refusal.status >= 500) request.log.error({ err: error }, 'the request failed')
  if (refusal.details.retryAfter) reply.header('retry-after', refusal.details.retryAfter)
  return refusal
}
