import { createTransport } from 'nodemailer'

export type OutgoingEmail = {
  messageId: string
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  /** The text of an .ics file to attach. */
  calendar: string | null
}

/**
 * `held` means that there's no mail server, so the email stays in the outbox for an admin to read.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'held' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'try-later'; reason: string }

export type MailTransport = {
  send(mail: OutgoingEmail): Promise<SendOutcome>
  close(): void
}

/** How many emails we send at once. Also the size of the connection pool. */
export const MAIL_CONNECTIONS = 5

/**
 * The limit for each step of the SMTP conversation. `LONGEST_TRY_MS` limits the whole conversation.
 */
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
    // Our emails are complete, so Nodemailer never needs to read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, calendar, ...mail }) {
      try {
        await Promise.race([
          transporter.sendMail({
            ...mail,
            replyTo: mail.replyTo ?? undefined,
            // We pass an object, because a string would be parsed and could become several
            // recipients.
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

/** The calendar file's method decides which buttons email programs show. */
function icalEvent(content: string) {
  const method = content.includes('METHOD:CANCEL') ? 'CANCEL' : 'REQUEST'
  return { content, method, filename: 'interview.ics' }
}

function tooLong(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const error = new Error('The mail server took too long to reply.')
    setTimeout(() => reject(error), LONGEST_TRY_MS).unref()
  })
}

/**
 * Enhanced status codes (RFC 3463) that aren't about the recipient's address, but about the mail
 * system, the route, the message or a policy.
 */
const NOT_THE_ADDRESS = /^\d{3}[ -]5\.[3-7]\./

/**
 * Only a 5xx reply to the recipient's own address is final. If the server rejects our sender
 * address, the message or relaying, there may be nothing wrong with the recipient. We retry, so the
 * email goes out once the problem is fixed.
 */
function failure(error: unknown): SendOutcome {
  const { command, responseCode, response, message } = error as {
    command?: string
    responseCode?: number
    response?: string
    message: string
  }
  const isAddressFault = command === 'RCPT TO' && !NOT_THE_ADDRESS.test(response ?? '')
  const isFinal = isAddressFault && responseCode !== undefined && responseCode >= 500
  return { outcome: isFinal ? 'refused' : 'try-later', reason: message.slice(0, 500) }
}
