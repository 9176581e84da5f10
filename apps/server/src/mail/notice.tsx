import type { ReactNode } from 'react'
import { EmailButton } from './button.tsx'
import { EmailFacts, type Fact } from './facts.tsx'
import { EmailLayout } from './layout.tsx'
import { BODY, HEADING, LABEL } from './styles.ts'

export type NoticeFacts = {
  heading: string
  /** What follows the heading in the subject, such as the time or the other person's name. */
  topic: string
  /** The preheader: the line that email programs show after the subject. */
  preview: string
  says: ReactNode[]
  /** Facts such as the time, the project and the other person's name. */
  facts?: readonly Fact[] | undefined
  button?: { href: string; label: string } | undefined
  small?: ReactNode
}

export const noticeSubject = ({ heading, topic }: NoticeFacts) =>
  `${heading}${heading.endsWith('?') ? '' : ':'} ${topic}`.slice(0, 200)

/** The layout of most emails: a heading, the facts, paragraphs and a button. */
export function Notice({ heading, preview, says, facts, button, small }: NoticeFacts) {
  return (
    <EmailLayout preview={preview}>
      <h1 className="ink" style={HEADING}>
        {heading}
      </h1>
      {facts && <EmailFacts of={facts} />}
      {says.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
        <p key={at} className="ink" style={BODY}>
          {paragraph}
        </p>
      ))}
      {button && <EmailButton href={button.href}>{button.label}</EmailButton>}
      {small && (
        <p className="quiet" style={LABEL}>
          {small}
        </p>
      )}
    </EmailLayout>
  )
}
