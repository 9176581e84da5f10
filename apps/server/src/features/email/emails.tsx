import type { ReactNode } from 'react'
import { EmailButton } from '#mail/button.tsx'
import { EmailLayout } from '#mail/layout.tsx'
import { BODY } from '#mail/styles.ts'

type Props = {
  before: string
  after: string
  link: string
  button: string
  /** Always shown below the agency's own text. */
  footnote: ReactNode
}

/** The agency's own text in our email layout. It's plain text, never markup. */
export function OwnText({ before, after, link, button, footnote }: Props) {
  return (
    <EmailLayout preview={previewOf(before)}>
      {paragraphsOf(before)}
      <EmailButton href={link}>{button}</EmailButton>
      {paragraphsOf(after)}
      {footnote}
    </EmailLayout>
  )
}

/**
 * The preheader, which inboxes show next to the subject: the first line that isn't a greeting such
 * as 'Hello Jo,'.
 */
const previewOf = (text: string) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => !line.trim().endsWith(',')) ?? lines[0] ?? ''
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (
      <p key={paragraph} className="ink" style={{ ...BODY, whiteSpace: 'pre-line' }}>
        {paragraph}
      </p>
    ))
