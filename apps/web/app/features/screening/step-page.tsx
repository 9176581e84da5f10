import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { COLUMN } from './column.ts'

interface StepPageProps {
  /** The heading, which gets focus when this page replaces another. */
  title: ReactNode
  titleLook?: string | undefined
  /** The page's name in the tab and the browser's history, if it isn't the title. */
  tab?: string | undefined
  /** Shown above the title and read out with it, such as the progress or the study's name. */
  above?: ReactNode
  children?: ReactNode
  /** The main buttons, within reach of a thumb. */
  foot?: ReactNode
  onNext?: (() => void) | undefined
}

/** The buttons stay in view, unless the text is so large that they would cover half the page. */
const FOOT =
  'step-foot sticky bottom-[min(0px,(100dvh-26rem)*99)] bg-paper max-sm:border-line max-sm:border-t'

/**
 * When people enlarge the text, spacing and headings grow less than the text, so long words still
 * fit on a phone. Words that don't fit can break.
 */
const LARGE_LETTERS =
  'wrap-anywhere [--spacing:min(0.25rem,5px)] [--control-pad:min(1.5rem,24px)] ' +
  '[--text-h1:min(2.5rem,max(14vw,1.4rem))] [--text-h2:min(1.875rem,max(14vw,1.4rem))]'

/** Whether we've already shown a page during this visit. The first page doesn't move focus. */
let hasShown = false

/** A page that asks for one thing at a time: a heading, its content, and the buttons. */
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
