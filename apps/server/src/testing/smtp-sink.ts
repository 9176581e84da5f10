import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { envelopeTo: string[] }

export type SmtpSink = {
  url: string
  mails: ReceivedMail[]
  /** The next recipients with this address are turned away with this answer. */
  refuse(address: string, responseCode: number): void
  /** Everybody is turned away with this answer, or nobody any more. */
  refuseAll(responseCode: number | undefined): void
  close(): Promise<void>
}

/** A real mail server on this machine that keeps what it gets. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ReceivedMail[] = []
  const refusals = new Map<string, number>()
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connections open; closing must not wait for them.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refusal ?? refusals.get(address)
      callback(responseCode ? Object.assign(new Error('turned away'), { responseCode }) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) })
        callback()
      })
    },
  })
  // A client that dies in the middle is no fault of this server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    refuse: (address, responseCode) => refusals.set(address, responseCode),
    refuseAll(responseCode) {
      refusal = responseCode
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
