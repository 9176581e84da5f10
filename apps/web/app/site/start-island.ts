import type { EnquiryType } from '@wattle/contract/enquiry'
import { keepTyped, restoreDraft } from '#features/enquiry/form-draft.ts'

const ISLANDS: Record<string, () => Promise<{ hydrate: (island: HTMLElement) => void }>> = {
  contact: () => import('./contact-island.tsx'),
  panel: () => import('./panel-island.tsx'),
}

/** Signs that someone is about to use the form. */
const INTENTS = ['pointerenter', 'pointerdown', 'focusin'] as const

/**
 * Loads an island's code at the first sign of intent. If someone submits the form before that, the
 * submission waits for the code.
 */
export function startIsland(island: HTMLElement) {
  const load = ISLANDS[island.dataset.island ?? '']
  let hydrated: Promise<void> | undefined
  const hydrate = () => {
    hydrated ??= load?.()
      .then((part) => part.hydrate(island))
      .then(() => island.removeEventListener('submit', hold, true))
      // Forget the failure, so the next sign of intent tries again.
      .catch((error) => {
        hydrated = undefined
        throw error
      })
    return hydrated
  }
  function hold(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    const form = event.target as HTMLFormElement
    hydrate()?.then(
      () => form.requestSubmit(event.submitter),
      // The code didn't load, so let the browser submit the form.
      () => form.submit(),
    )
  }
  for (const intent of INTENTS)
    island.addEventListener(intent, () => hydrate()?.catch(() => {}), { passive: true })
  island.addEventListener('submit', hold, true)
  const form = island.querySelector('form')
  if (!form) return
  const type = form.dataset.draft as EnquiryType
  restoreDraft(type, form)
  form.addEventListener('input', () => keepTyped(type, form))
}
