import { useEffect } from 'react'
import { focusStart } from './route-focus.tsx'

/** Fields are left out: on a phone they would bring up the keyboard that nobody asked for. */
const NEAR = 'a[href], button:not(:disabled), summary'

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
    document.addEventListener('focusout', ({ target }) => queueMicrotask(() => forget(target)), end)
    const observer = new MutationObserver(() => isLost() && afterOthers(rescue))
    observer.observe(document.body, { childList: true, subtree: true })

    /** Around a dialog lies what it was opened from, wherever the page holds the dialog itself. */
    function trailOf(target: EventTarget | null) {
      const found: HTMLElement[] = []
      for (let at = target instanceof HTMLElement ? target : null; at; at = at.parentElement) {
        found.push(at)
        if (!at.matches('dialog')) continue
        const before = trailsBefore.get(at) ?? trail
        trailsBefore.set(at, before)
        return [...found, ...before]
      }
      return found
    }
    /** What is still there was left on purpose, unless only the window was. */
    function forget(left: EventTarget | null) {
      if (left === trail[0] && trail[0]?.isConnected && document.activeElement !== left) trail = []
    }
    function isLost() {
      return document.activeElement === document.body && trail[0] && !trail[0].isConnected
    }
    function rescue() {
      if (!isLost()) return
      const around = trail.filter(({ isConnected }) => isConnected)
      const part = around.find((element) => element.matches('main, dialog') || controlIn(element))
      trail = []
      const control = part && controlIn(part)
      if (control && !part.matches('main, dialog')) control.focus({ preventScroll: true })
      else if (part) focusStart(part.querySelector<HTMLElement>('h1, h2'))
    }

    return () => {
      end.abort()
      observer.disconnect()
    }
  }, [])

  return null
}

const controlIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(NEAR)].find((control) => control.checkVisibility())

/** Menus and dialogs give the focus back themselves, some of them a frame later. */
function afterOthers(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}
