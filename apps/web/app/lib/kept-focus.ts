import { useEffect } from 'react'
import { focusStart } from './focus-start.ts'

/**
 * The controls that can take over focus. Leaves out fields, because focusing one would open a
 * phone's keyboard.
 */
const NEAR =
  ':is(a[href], button:not(:disabled), summary, [tabindex="0"]):not([tabindex="-1"], input, textarea, select)'

/**
 * When the focused element disappears (a button that can't be used twice, a deleted row), browsers
 * move focus to the whole page, and a screen reader starts at its top. This keeps focus on the
 * nearest control that's left around the element.
 */
export function KeptFocus() {
  useEffect(() => {
    const end = new AbortController()
    /** The focused element, then its ancestors. */
    let trail: HTMLElement[] = []
    const trailsBefore = new WeakMap<HTMLElement, HTMLElement[]>()

    document.addEventListener('focusin', ({ target }) => (trail = trailOf(target)), end)
    document.addEventListener('focusout', handleLeaving, end)
    const observer = new MutationObserver(() => isLost() && afterOthers(rescue))
    observer.observe(document.body, { childList: true, subtree: true })

    /**
     * The element and everything around it. For an overlay, continues with the element that had
     * focus before the overlay opened, and everything around that element.
     */
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
    /**
     * If the element is still in the page but no longer focused, the person left it on purpose, so
     * we forget it. It stays the active element if they only switched windows.
     */
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
      const at = around.findIndex((element) => isWhole(element) || controlsIn(element).length > 0)
      const part = around[at]
      trail = []
      if (!part) return
      if (isWhole(part)) focusStart(part.querySelector<HTMLElement>('h1, h2'))
      else controlNear(part, around[at - 1])?.focus({ preventScroll: true })
    }

    return () => {
      end.abort()
      observer.disconnect()
    }
  }, [])

  return null
}

const holdsPage = (element: HTMLElement) => element.querySelector('main') !== null

/**
 * Whether an element is a dialog, menu or toast. Menus and toasts are outside the page's main
 * element.
 */
const isOverlay = (element: HTMLElement) =>
  element.matches('dialog') ||
  (element.parentElement === document.body && !element.matches('main') && !holdsPage(element))

/**
 * Whether an element is the whole page or a dialog. Its first control may be far from what
 * disappeared, so focus goes to the heading instead.
 */
const isWhole = (element: HTMLElement) => element.matches('main, dialog') || holdsPage(element)

const controlsIn = (element: HTMLElement) =>
  [element, ...element.querySelectorAll<HTMLElement>(NEAR)].filter(
    (control) => control.matches(NEAR) && control.checkVisibility(),
  )

/**
 * The last control before the emptied element, such as the last row of a list when the actions below
 * it disappear. Without an emptied element or a control before it, the first control.
 */
function controlNear(part: HTMLElement, emptied: HTMLElement | undefined) {
  const controls = controlsIn(part)
  if (!emptied || !part.contains(emptied)) return controls[0]
  const isBefore = (control: HTMLElement) =>
    emptied.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_PRECEDING
  return controls.findLast(isBefore) ?? controls[0]
}

/**
 * Waits a moment, because menus and dialogs return focus themselves, some of them a frame later.
 */
function afterOthers(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}
