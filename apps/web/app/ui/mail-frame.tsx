import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'

interface MailFrameProps {
  html: string
  /** How high it stands until the mail is there; from then on it is as high as the mail. */
  className: string
  /** For a mail that reached nobody: its links open in a tab of their own, as they would for its reader. */
  opensLinks?: boolean | undefined
}

/**
 * A mail as it arrives, in its whole length. Sandboxed: whatever stands in a mail, nothing of it may
 * run here. Its origin is ours for one reason, that it can be measured; without scripts it gains nothing
 * by that.
 */
export function MailFrame({ html, className, opensLinks = false }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useMailHeight(frame)
  return (
    <iframe
      ref={frame}
      title="The mail as a page"
      sandbox={
        opensLinks
          ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
          : 'allow-same-origin'
      }
      srcDoc={opensLinks ? withLinks(html) : withOneStop(html)}
      style={{ height }}
      className={cx('w-full rounded-card border border-line bg-paper', className)}
    />
  )
}

/** How high the frame must be for the mail in it, borders included; undefined before there is one. */
function useMailHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const node = frame.current
    if (!node) return
    let drawing = 0
    const measure = () => {
      cancelAnimationFrame(drawing)
      drawing = requestAnimationFrame(() => {
        const mail = node.contentDocument?.documentElement
        const borders = node.offsetHeight - node.clientHeight
        if (mail) setHeight(Math.ceil(mail.getBoundingClientRect().height) + borders)
      })
    }
    // Every change of the words is another document, and every width another length.
    node.addEventListener('load', measure)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => {
      node.removeEventListener('load', measure)
      observer.disconnect()
      cancelAnimationFrame(drawing)
    }
  }, [frame])
  return height
}

/** The token `focus`, along the frame's own edge. */
const RING =
  '<style>html:focus-visible{outline:none}html:focus-visible::after{content:"";position:fixed;inset:0;border:3px solid light-dark(#1b3a8c,#ffd966);border-radius:13px;pointer-events:none}</style>'

/**
 * The page around a frame cannot see what is focused within. So the mail itself is the one stop, and
 * draws the ring; its links, which lead nowhere here, are none, and cannot be pressed.
 */
const withOneStop = (html: string) =>
  html
    .replace('<html', '<html tabindex="0"')
    .replace('</head>', `<style>a{pointer-events:none}</style>${RING}</head>`)
    .replaceAll('<a ', '<a tabindex="-1" ')

const withLinks = (html: string) =>
  html
    .replace('<html', '<html tabindex="0"')
    .replace('</head>', `<base target="_blank">${RING}</head>`)
