import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { COLUMN } from './column.ts'

interface StepPageProps {
  /** What the page is about; it is focused when another page takes its place. */
  title: ReactNode
  titleLook?: string | undefined
  /** What the tab and the browser's history call it, where that is not the page's own title. */
  tab?: string | undefined
  /** Told with the title when that is focused: how far it is, who asks. */
  above?: ReactNode
  children?: ReactNode
  /** The way on, within reach of a thumb. */
  foot?: ReactNode
  onNext?: (() => void) | undefined
}

/** It stays in view; where letters are so large that it would cover half of the page, it doesn't. */
const FOOT =
  'step-foot sticky bottom-[min(0px,(100dvh-26rem)*99)] bg-paper max-sm:border-line max-sm:border-t'

/**
 * With letters of twice the size the room between them grows less, and headings do, so that on a phone
 * words stay whole; those that cannot, break.
 */
const LARGE_LETTERS =
  'wrap-anywhere [--spacing:min(0.25rem,5px)] [--control-pad:min(1.5rem,24px)] ' +
  '[--text-h1:min(2.5rem,max(14vw,1.4rem))] [--text-h2:min(1.875rem,max(14vw,1.4rem))]'

/** Whether a page of this visit was shown already: the first one leaves the focus where it is. */
let hasShown = false

/** One thing at a time: a heading, what belongs to it, and the way on. */
export function StepPage(props: StepPageProps) {
  const { title, titleLook = 'text-h2', tab, above, children, foot, onNext } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasShown) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    }
    hasShown = true
  }, [])
  useTabTitle(tab)

  function submit(event: FormEvent) {
    event.preventDefault()
    onNext?.()
  }

  const content = (
    <>
      <div className={`${COLUMN} grid grid-cols-1 content-start gap-6 pt-5 pb-8 max-sm:grow`}>
        {above && <div id="above">{above}</div>}
        <h1
          ref={heading}
          tabIndex={-1}
          aria-describedby={above ? 'above' : undefined}
          className={titleLook}
        >
          {title}
        </h1>
        {children}
      </div>
      {foot && (
        <div className={FOOT}>
          <div
            className={`${COLUMN} flex flex-wrap items-center gap-3 pt-3.5 pb-[max(1.25rem,env(safe-area-inset-bottom))]`}
          >
            {foot}
          </div>
        </div>
      )}
    </>
  )
  return (
    <main id="content" className={`flex grow flex-col sm:pt-8 ${LARGE_LETTERS}`}>
      {onNext ? (
        <form noValidate onSubmit={submit} className="flex grow flex-col">
          {content}
        </form>
      ) : (
        content
      )}
    </main>
  )
}
