import { expect } from '@playwright/test'
import type { ReceivedMail, SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'

export const mailsTo = (smtp: SmtpSink, address: string): ReceivedMail[] =>
  smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

/** The newest link to that page in the mails to an address, without its host. */
export async function mailedLink(smtp: SmtpSink, to: string, page: string): Promise<string> {
  const pattern = new RegExp(`${page}\\?\\w+=[\\w-]+`)
  const find = () =>
    mailsTo(smtp, to)
      .map(({ text }) => pattern.exec(text ?? '')?.[0])
      .findLast((link) => link !== undefined)
  // What a job has missed is sent by the next round, a minute later.
  await expect.poll(find, { timeout: 120_000, intervals: [50, 100, 250] }).toBeDefined()
  return find() ?? ''
}

/** What such a link carries: a token, or a key. */
export const keyIn = (link: string) => link.split('=')[1] ?? ''
