import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** The two bodies of a mail. Every mail has both: some people read plain text by choice. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail)
  return { html, text: toPlainText(html) }
}
