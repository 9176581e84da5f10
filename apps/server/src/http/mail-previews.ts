import type { FastifyInstance, FastifyReply } from 'fastify'
import { must } from '#errors.ts'
import { renderEmail } from '#mail/render.ts'
import { EMAIL_SAMPLES } from '#mail/samples.tsx'

/** Where developers preview emails. Never mounted in production. */
export const MAIL_PREVIEWS = '/api/dev/mails'

// Emails have inline styles and no scripts.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export function installMailPreviews(app: FastifyInstance) {
  const hidden = { schema: { hide: true } }
  app.get(MAIL_PREVIEWS, hidden, (_request, reply) => sendHtml(reply, indexPage()))
  app.get<{ Params: { kind: string } }>(`${MAIL_PREVIEWS}/:kind`, hidden, (request, reply) =>
    sendHtml(reply, rendered(request.params.kind).html),
  )
  app.get<{ Params: { kind: string } }>(`${MAIL_PREVIEWS}/:kind/text`, hidden, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(rendered(request.params.kind).text),
  )
}

function rendered(kind: string) {
  const sample = EMAIL_SAMPLES.find((candidate) => candidate.kind === kind)
  must(sample, 'NOT_FOUND')
  return renderEmail(sample.mail)
}

function indexPage() {
  const rows = EMAIL_SAMPLES.map(
    ({ kind, subject }) =>
      `<li><a href="${MAIL_PREVIEWS}/${kind}">${kind}</a> (<a href="${MAIL_PREVIEWS}/${kind}/text">text</a>): ${subject}</li>`,
  )
  return `<!doctype html><html lang="en-AU"><title>Emails</title><h1>Emails</h1><ul>${rows.join('')}</ul></html>`
}

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html)
