import { cx } from '#lib/cx.ts'

interface MailFrameProps {
  html: string
  /** How high it stands; what is longer scrolls within. */
  className: string
  /** For a mail that reached nobody: its links open in a tab of their own, as they would for its reader. */
  opensLinks?: boolean | undefined
}

/** A mail as it arrives. Sandboxed: whatever stands in a mail, nothing of it may run here. */
export function MailFrame({ html, className, opensLinks = false }: MailFrameProps) {
  return (
    <iframe
      title="The mail as a page"
      sandbox={opensLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      srcDoc={opensLinks ? withLinks(html) : withOneStop(html)}
      className={cx('w-full rounded-card border border-line bg-paper', className)}
    />
  )
}

/** The token `focus`, along the frame's own edge. */
const RING =
  '<style>html:focus-visible{outline:none}html:focus-visible::after{content:"";position:fixed;inset:0;border:3px solid light-dark(#1b3a8c,#ffd966);border-radius:13px;pointer-events:none}</style>'

/**
 * The page around a frame cannot see what is focused within. So the mail itself is the one stop, and
 * draws the ring; its links, which lead nowhere here, are none.
 */
const withOneStop = (html: string) =>
  html
    .replace('<html', '<html tabindex="0"')
    .replace('</head>', `${RING}</head>`)
    .replaceAll('<a ', '<a tabindex="-1" ')

const withLinks = (html: string) =>
  html
    .replace('<html', '<html tabindex="0"')
    .replace('</head>', `<base target="_blank">${RING}</head>`)
