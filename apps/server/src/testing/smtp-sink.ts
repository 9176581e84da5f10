import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedEmail = Email & { envelopeTo: string[] }

export type SmtpSink = {
  url: string
  mails: ReceivedEmail[]
  /** From now on, rejects every email to this address with this reply. */
  refuse(address: string, responseCode: number, words?: string): void
  /**
   * Rejects every email at this SMTP step with a permanent error. Undefined accepts emails again.
   */
  refuseAt(step: 'MAIL FROM' | 'DATA' | undefined): void
  /** Rejects every recipient with this reply code. Undefined accepts recipients again. */
  refuseAll(responseCode: number | undefined): void
  close(): Promise<void>
}

/** A local SMTP server that keeps the emails it receives. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ReceivedEmail[] = []
  const refusals = new Map<string, { responseCode: number; words: string }>()
  let refusedStep: string | undefined
  const answerAt = (step: string) => (step === refusedStep ? rejection(554) : null)
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connections open, and closing mustn't wait for them.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, callback) => callback(answerAt('MAIL FROM')),
    onRcptTo({ address }, _session, callback) {
      const { responseCode, words } = refusals.get(address) ?? {}
      const code = refusal ?? responseCode
      callback(code ? rejection(code, words) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refused = answerAt('DATA')
        if (refused) return callback(refused)
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) })
        callback()
      })
    },
  })
  // Ignores errors from clients that disconnect midway.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    refuse: (address, responseCode, words) =>
      refusals.set(address, { responseCode, words: words ?? 'rejected' }),
    refuseAt(step) {
      refusedStep = step
    },
    refuseAll(responseCode) {
      refusal = responseCode
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const rejection = (responseCode: number, words = 'rejected') =>
  Object.assign(new Error(words), { responseCode })
