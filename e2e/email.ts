import { expect } from '@playwright/test'
import type { ReceivedEmail, SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'

export const emailsTo = (smtp: SmtpSink, address: string): ReceivedEmail[] =>
  smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

/** Returns the newest emailed link to this page, without the host. */
export async function emailedLink(smtp: SmtpSink, to: string, page: string): Promise<string> {
  const pattern = new RegExp(`${page}\\?\\w+=[\\w-]+`)
  const find = () =>
    emailsTo(smtp, to)
      .map(({ text }) => pattern.exec(text ?? '')?.[0])
      .findLast((link) => link !== undefined)
  // If a job misses an email, its next run sends it, up to a minute later.
  await expect.poll(find, { timeout: 120_000, intervals: [50, 100, 250] }).toBeDefined()
  return find() ?? ''
}

/** The token or key in an emailed link. */
export const keyIn = (link: string) => link.split('=')[1] ?? ''
