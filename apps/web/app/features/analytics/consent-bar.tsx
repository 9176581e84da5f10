import { type FocusEvent, useEffect, useRef } from 'react'
import { focusStart } from '#lib/route-focus.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type Choice, choose } from './consent.ts'

const ANSWERS = {
  allowed: 'So far you allow it.',
  refused: 'So far you have said no.',
} satisfies Record<Choice, string>

/**
 * The site is the same either way, so it covers nothing for good and traps nobody. `choice` is what
 * was said before.
 */
export function ConsentBar({ choice }: { choice: Choice | undefined }) {
  const bar = useRef<HTMLElement>(null)
  const before = useRef<EventTarget>(null)
  const isAskedAgain = choice !== undefined

  // Whoever opened it by a button is led here.
  useEffect(() => {
    if (isAskedAgain) bar.current?.focus()
  }, [isAskedAgain])

  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }

  /** The pressed button goes away with the bar: the focus goes back to where it came from. */
  function answer(choice: Choice) {
    if (bar.current?.contains(document.activeElement)) {
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus({ preventScroll: true })
      else focusStart()
    }
    choose(choice)
  }

  return (
    <section
      ref={bar}
      tabIndex={-1}
      onFocus={remember}
      aria-label="Analytics"
      className="consent-bar no-print sticky bottom-0 low:static z-30 border-line border-t bg-raised px-5 py-4 shadow-menu -outline-offset-4 md:px-18"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-60 max-w-none grow basis-80 text-app text-ink-2">
          May we count your visit with Google Analytics? It sets cookies. The site works the same
          either way. {choice && `${ANSWERS[choice]} `}
          <TextLink to="/policy#collection" className="whitespace-nowrap">
            How we treat data
          </TextLink>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="min-h-11!" onClick={() => answer('refused')}>
            No, thanks
          </Button>
          <Button variant="secondary" className="min-h-11!" onClick={() => answer('allowed')}>
            Allow
          </Button>
        </div>
      </div>
    </section>
  )
}
