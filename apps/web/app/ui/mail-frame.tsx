import { cx } from '#lib/cx.ts'

interface MailFrameProps {
  html: string
  /** How high it stands; what is longer scrolls within. */
  className: string
}

/** A mail as it arrives. Sandboxed: whatever stands in a mail, nothing of it may run here. */
export function MailFrame({ html, className }: MailFrameProps) {
  return (
    <iframe
      title="The mail as a page"
      sandbox=""
      srcDoc={withOneStop(html)}
      className={cx('w-full rounded-card border border-line bg-paper', className)}
    />
  )
}

/**
 * The page around a frame cannot see what is focused within. So the mail itself is the one stop, with
 * a ring that is drawn inside it; its links, which lead nowhere here, are none.
 */
const withOneStop = (html: string) =>
  html
    .replace('<html', '<html tabindex="0" style="outline-offset:-4px;outline-width:4px"')
    .replaceAll('<a ', '<a tabindex="-1" ')
