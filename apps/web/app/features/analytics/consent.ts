import { useSyncExternalStore } from 'react'
import { localStore } from '#lib/storage.ts'

const STORAGE_KEY = 'analytics'

export type Choice = 'allowed' | 'refused'

interface Consent {
  /** The site's id at Google. Without one nothing is measured there, and there is nothing to choose. */
  measurementId?: string
  choice?: Choice | undefined
  /** The question is on the page: at first, and whenever the visitor wants to think again. */
  isAsked?: boolean
}

const NOTHING_TO_CHOOSE: Consent = {}
let consent = NOTHING_TO_CHOOSE
const listeners = new Set<() => void>()

function change(changes: Consent) {
  consent = { ...consent, ...changes }
  for (const listener of listeners) listener()
}

/** Asks whoever has not answered yet. */
export function offerChoice(measurementId: string) {
  const choice = readChoice()
  change({ measurementId, choice, isAsked: choice === undefined })
}

export function choose(choice: Choice) {
  localStore.set(STORAGE_KEY, choice)
  change({ choice, isAsked: false })
}

export const askAgain = () => change({ isAsked: true })

export const useConsent = () =>
  useSyncExternalStore(
    subscribe,
    () => consent,
    () => NOTHING_TO_CHOOSE,
  )

function readChoice(): Choice | undefined {
  const stored = localStore.get(STORAGE_KEY)
  return stored === 'allowed' || stored === 'refused' ? stored : undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

/** Who withdraws in one tab means all of them. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === STORAGE_KEY && consent.measurementId) offerChoice(consent.measurementId)
}
