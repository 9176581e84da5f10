import { createTransport } from 'nodemailer'

export type OutgoingMail = {
  messageId: string
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  /** A calendar entry that goes with it. */
  calendar: string | null
}

/** `held`: there is no mail server, so the mail stays in the outbox to be read there. */
export type MailOutcome =
  | { outcome: 'sent' }
  | { outcome: 'held' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'try-later'; reason: string }

export type MailTransport = {
  send(mail: OutgoingMail): Promise<MailOutcome>
  close(): void
}

/** How many mails may be on their way at once; also the size of the connection pool. */
export const MAIL_CONNECTIONS = 5

/** For each step of the conversation, and for the whole of it. */
const TIMEOUT_MS = 20_000
export const LONGEST_TRY_MS = 60_000

export function openMailTransport(smtpUrl: string | undefined): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : { send: async () => ({ outcome: 'held' }), close() {} }
}

function smtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mail bodies are finished texts: nothing in them may make the server read a file or fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, calendar, ...mail }) {
      try {
        // An object, not a text: a text would be parsed and might turn into several recipients.
        await Promise.race([
          transporter.sendMail({
            ...mail,
            replyTo: mail.replyTo ?? undefined,
            to: { name: '', address: to },
            ...(calendar && { icalEvent: icalEvent(calendar) }),
          }),
          tooLong(),
        ])
        return { outcome: 'sent' }
      } catch (error) {
        return failure(error)
      }
    },
    close: () => transporter.close(),
  }
}

/** Mail programs offer it with their own buttons, by its method. */
function icalEvent(content: string) {
  const method = content.includes('METHOD:CANCEL') ? 'CANCEL' : 'REQUEST'
  return { content, method, filename: 'interview.ics' }
}

function tooLong(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const error = new Error('the mail server took too long')
    setTimeout(() => reject(error), LONGEST_TRY_MS).unref()
  })
}

/** Reasons that lie with the mail system, the message or its rules, not with the address (RFC 3463). */
const NOT_OF_THE_ADDRESS = /^\d{3}[ -]5\.[3-7]\./

/**
 * Final is only a 5xx answer to the recipient's own address. A sender, a text or a relay that is turned
 * away is turned away for everybody: that has to be mended here, and then they all go out.
 */
function failure(error: unknown): MailOutcome {
  const { command, responseCode, response, message } = error as {
    command?: string
    responseCode?: number
    response?: string
    message: string
  }
  const isOfTheAddress = command === 'RCPT TO' && !NOT_OF_THE_ADDRESS.test(response ?? '')
  const isFinal = isOfTheAddress && responseCode !== undefined && responseCode >= 500
  return { outcome: isFinal ? 'refused' : 'try-later', reason: message.slice(0, 500) }
}
