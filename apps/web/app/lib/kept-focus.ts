import { useEffect } from 'react'
import { focusStart } from './focus-start.ts'

/** Fields are left out: on a phone they would bring up the keyboard that nobody asked for. */
const NEAR =
  ':is(a[href], button:not(:disabled), summary, [tabindex="0"]):not([tabindex="-1"], input, textarea, select)'

/**
 * Where the thing that has the focus is taken away (a button that there is no second use for, a row
 * that was deleted), browsers put the focus on the page as a whole, and a screen reader begins at
 * its top. Here it stays near: with the first control of what is left around it.
 */
export function KeptFocus() {
  useEffect(() => {
    const end = new AbortController()
    /** The thing that has the focus, then all around it. */
    let trail: HTMLElement[] = []
    const trailsBefore = new WeakMap<HTMLElement, HTMLElement[]>()

    document.addEventListener('focusin', ({ target }) => (trail = trailOf(target)), end)
    document.addEventListener('focusout', handleLeaving, end)
    const observer = new MutationObserver(() => isLost() && afterOthers(rescue))
    observer.observe(document.body, { childList: true, subtree: true })

    /** Around what lies over the page is what had the focus before, wherever the page holds it. */
    function trailOf(target: EventTarget | null) {
      const found: HTMLElement[] = []
      let at = target instanceof HTMLElement ? target : null
      while (at && at !== document.body) {
        found.push(at)
        if (isOverlay(at)) {
          const before = trailsBefore.get(at) ?? trail
          trailsBefore.set(at, before)
          return [...found, ...before]
        }
        at = at.parentElement
      }
      return found
    }
    /** What is still there a moment later was left on purpose, unless only the window was. */
    function handleLeaving({ target: left, relatedTarget: next }: FocusEvent) {
      if (next) return
      queueMicrotask(() => {
        const isThere = left === trail[0] && trail[0]?.isConnected
        if (isThere && document.activeElement !== left) trail = []
      })
    }
    function isLost() {
      return document.activeElement === document.body && trail[0] && !trail[0].isConnected
    }
    function rescue() {
      if (!isLost()) return
      const around = trail.filter(({ isConnected }) => isConnected)
      const part = around.find((element) => isWhole(element) || controlIn(element))
      trail = []
      if (!part) return
      if (isWhole(part)) focusStart(part.querySelector<HTMLElement>('h1, h2'))
      else controlIn(part)?.focus({ preventScroll: true })
    }

    return () => {
      end.abort()
      observer.disconnect()
    }
  }, [])

  return null
}

const holdsPage = (element: HTMLElement) => element.querySelector('main') !== null

/** A dialog; and menus and toasts, which hang beside the page. */
const isOverlay = (element: HTMLElement) =>
  element.matches('dialog') ||
  (element.parentElement === document.body && !element.matches('main') && !holdsPage(element))

/** The page, a dialog: what is first in it is near nothing, so it is read from its heading. */
const isWhole = (element: HTMLElement) => element.matches('main, dialog') || holdsPage(element)

const controlIn = (element: HTMLElement) =>
  [element, ...element.querySelectorAll<HTMLElement>(NEAR)].find(
    (control) => control.matches(NEAR) && control.checkVisibility(),
  )

/** Menus and dialogs give the focus back themselves, some of them a frame later. */
function afterOthers(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}
