import { focusStart } from '#lib/focus-start.ts'
import { localStore } from '#lib/storage.ts'

const STORAGE_KEY = 'analytics'
const CHOICES = ['allowed', 'refused'] as const
type Choice = (typeof CHOICES)[number]

export interface Consent {
  isAllowed(): boolean
  /** Hides the bar on pages whose views we don't count. */
  hide(): void
  /** Shows the bar if the person hasn't answered yet, and hides it if they have. */
  askOnce(): void
}

/** Shows and hides the bar (`consent-bar.tsx`), and handles the button that brings it back. */
export function startConsent(onAnswer: () => void): Consent {
  const bar = document.querySelector<HTMLElement>('[data-consent]')
  const again = document.querySelector<HTMLElement>('[data-consent-again]')
  let cameFrom: EventTarget | null = null

  function ask() {
    const choice = readChoice()
    for (const note of bar?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])
      note.hidden = note.dataset.choice !== choice
    show(true)
  }
  function show(isAsked: boolean) {
    if (bar) bar.hidden = !isAsked
  }
  function askOnce() {
    if (again) again.hidden = false
    if (readChoice()) show(false)
    else ask()
  }

  /** The pressed button disappears with the bar, so focus goes back to where it was before. */
  function answer(choice: Choice) {
    localStore.set(STORAGE_KEY, choice)
    if (bar?.contains(document.activeElement)) {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected)
        cameFrom.focus({ preventScroll: true })
      else focusStart()
    }
    show(false)
    onAnswer()
  }

  bar?.addEventListener('focusin', ({ relatedTarget }) => {
    if (!bar.contains(relatedTarget as Node | null)) cameFrom = relatedTarget
  })
  bar?.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button')?.value : undefined
    const choice = CHOICES.find((choice) => choice === pressed)
    if (choice) answer(choice)
  })
  again?.addEventListener('click', () => {
    ask()
    bar?.focus()
  })
  // An answer given in another tab applies here too.
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY) return
    show(!readChoice())
    onAnswer()
  })

  return { isAllowed: () => readChoice() === 'allowed', hide: () => show(false), askOnce }
}

function readChoice(): Choice | undefined {
  const stored = localStore.get(STORAGE_KEY)
  return CHOICES.find((choice) => choice === stored)
}
