import type { Page } from '@playwright/test'

/** More tab stops than any screen has. A longer walk means that focus is going round in circles. */
const MOST_STOPS = 400

/**
 * Presses Tab from the start of the page, or of its open dialog, to the end. Returns what someone
 * without a mouse would run into: controls that Tab doesn't reach, that look the same with focus, or
 * that something covers when they have focus.
 */
export async function keyboardFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(startWalk)
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(visitFocused)) return page.evaluate(endWalk)
  }
  return [`Tab hasn’t reached the end after ${MOST_STOPS} controls`]
}

type Walk = {
  visited: Set<Element>
  faults: string[]
  /** How many times Tab has left the page. */
  turns: number
  previous: { element: Element; looks: string } | undefined
  nameOf: (element: Element) => string
  looksOf: (element: Element) => string
  tabbable: () => Element[]
}
declare global {
  interface Window {
    walk: Walk
  }
}

/** Runs in the page, like the functions below. */
function startWalk() {
  const looksOf = (element: Element) =>
    // The ring can be on a label, or on the box next to a hidden input.
    [element, element.parentElement, element.parentElement?.parentElement]
      .flatMap((one) => (one ? [one, one.nextElementSibling, one.previousElementSibling] : []))
      .flatMap((one) => (one ? [one, ...Array.from(one.children).slice(0, 4)] : []))
      .map((one) => {
        const { outline, boxShadow, borderColor, backgroundColor, color, opacity, transform } =
          getComputedStyle(one)
        return [outline, boxShadow, borderColor, backgroundColor, color, opacity, transform]
      })
      .join()
  const nameOf = (element: Element) => {
    const { tagName, textContent } = element
    const label = element.getAttribute('aria-label') ?? textContent?.trim().slice(0, 40)
    return `${tagName.toLowerCase()} “${label || element.id || element.getAttribute('name')}”`
  }
  const tabbable = () => {
    const dialogs = Array.from(document.querySelectorAll('[aria-modal=true], dialog[open]'))
    const root = dialogs.at(-1) ?? document.body
    return Array.from(
      root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ).filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
  }
  if (!document.querySelector('[aria-modal=true], dialog[open]')) {
    // Focusing the root element makes Tab start at the top, even if the page has moved the focus.
    const root = document.documentElement
    root.tabIndex = -1
    root.focus({ preventScroll: true })
    root.removeAttribute('tabindex')
  }
  window.walk = {
    visited: new Set(),
    faults: [],
    turns: 0,
    previous: undefined,
    nameOf,
    looksOf,
    tabbable,
  }
}

/** Checks the control that has focus now. Returns whether the walk is over. */
function visitFocused(): boolean {
  const { walk } = window
  const { visited, faults, previous, nameOf, looksOf } = walk
  const element = document.activeElement ?? document.body
  // Tab stops several times in a date field or a frame, and leaves the page once before it starts
  // again at the top.
  if (element === previous?.element) return false
  // A frame shows the focus inside it.
  if (
    previous &&
    looksOf(previous.element) === previous.looks &&
    previous.element.tagName !== 'IFRAME'
  )
    faults.push(`${nameOf(previous.element)} looks the same with focus`)
  walk.previous = undefined
  if (element === document.body) return walk.turns++ > 0
  if (visited.has(element)) return true
  visited.add(element)
  walk.previous = { element, looks: looksOf(element) }
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const isShown =
    width < 2 ||
    height < 2 ||
    element.contains(above) ||
    above?.contains(element) ||
    above?.closest('label')?.contains(element) ||
    (element as HTMLInputElement).labels?.item(0)?.contains(above) ||
    // A toast closes by itself, or with Escape.
    above?.closest('[role=status], [role=alert]')
  if (!isShown)
    faults.push(`${nameOf(element)} is covered by ${above ? nameOf(above) : 'the window’s edge'}`)
  return false
}

function endWalk(): string[] {
  const { visited, faults, nameOf, tabbable } = window.walk
  const groups = new Set(
    Array.from(visited, (element) => (element as HTMLInputElement).name).filter(Boolean),
  )
  const missed = tabbable().filter(
    (element) =>
      !visited.has(element) &&
      // Tab only stops at one radio button of a group.
      !(
        (element as HTMLInputElement).type === 'radio' &&
        groups.has((element as HTMLInputElement).name)
      ),
  )
  return [...faults, ...missed.map((element) => `Tab doesn’t reach ${nameOf(element)}`)]
}
