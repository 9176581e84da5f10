import { DIGEST_TIME } from '@wattle/contract/notice'
import type { NoticeFacts } from '#mail/notice.tsx'

export type DigestLine = { project: string; news: string[] }

type Digest = {
  /** What's new in all projects together, such as '3 new bookings, 1 new candidate'. */
  summary: string
  lines: DigestLine[]
  link: string
}

const linesOf = (lines: DigestLine[]) =>
  lines.map(({ project, news }) => [project, news.join(', ')] as const)

export const digestForResearcher = ({
  summary,
  lines,
  link,
  button,
  firstName,
  accountLink,
}: Digest & Record<'button' | 'firstName' | 'accountLink', string>): NoticeFacts => ({
  heading: 'Your projects',
  topic: summary,
  preview: lines.map(({ project }) => project).join(', '),
  says: [`${firstName}, here’s what’s new since your last summary: ${summary}.`],
  facts: linesOf(lines),
  button: { href: link, label: button },
  small: (
    <>
      We send this summary at {DIGEST_TIME} on days with news.{' '}
      <a href={accountLink} style={{ color: 'inherit' }}>
        Choose what we email you about
      </a>
      .
    </>
  ),
})

export const digestForTeam = ({
  summary,
  lines,
  link,
  settingsLink,
}: Digest & { settingsLink: string }): NoticeFacts => ({
  heading: 'Projects',
  topic: summary,
  preview: lines.map(({ project }) => project).join(', '),
  says: [`New since the last summary: ${summary}.`],
  facts: linesOf(lines),
  button: { href: link, label: 'Open the Today page' },
  small: (
    <>
      We send this summary at {DIGEST_TIME} on days with news.{' '}
      <a href={settingsLink} style={{ color: 'inherit' }}>
        Choose which emails our team gets
      </a>
      .
    </>
  ),
})
