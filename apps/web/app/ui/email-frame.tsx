import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'

interface EmailFrameProps {
  html: string
  /**
   * Sets the frame's height until the email has loaded. After that, the frame is as tall as the
   * email.
   */
  className: string
  /**
   * Lets people open the email's links, in a new tab. Only for emails we held instead of sending.
   */
  opensLinks?: boolean | undefined
}

/**
 * An email as it arrives, in full. Sandboxed, so nothing in it can run here. It has our origin only
 * so we can measure it, which is safe because it can't run scripts.
 */
export function EmailFrame({ html, className, opensLinks = false }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useEmailHeight(frame)
  return (
    <iframe
      ref={frame}
      title="Email contents"
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

/**
 * How tall the frame must be to show the whole email, with borders. Undefined until the email has
 * loaded.
 */
function useEmailHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const node = frame.current
    if (!node) return
    let drawing = 0
    const measure = () => {
      cancelAnimationFrame(drawing)
      drawing = requestAnimationFrame(() => {
        const email = node.contentDocument?.documentElement
        const borders = node.offsetHeight - node.clientHeight
        if (email) setHeight(Math.ceil(email.getBoundingClientRect().height) + borders)
      })
    }
    // Each change to the text loads a new document, and each width needs a different height.
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

/** A focus ring along the frame's edge, in the colour of the `focus` token. */
const RING =
  '<style>html:focus-visible{outline:none}html:focus-visible::after{content:"";position:fixed;inset:0;border:3px solid light-dark(#1b3a8c,#ffd966);border-radius:13px;pointer-events:none}</style>'

/**
 * The page around a frame can't see what's focused inside. So the email itself is the only tab stop
 * and draws the focus ring. Its links, which lead nowhere here, can't be focused or pressed.
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
