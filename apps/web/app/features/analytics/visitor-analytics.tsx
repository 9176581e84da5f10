import { useState } from 'react'
import { ConsentBar } from './consent-bar.tsx'
import { useGoogleAnalytics } from './hooks.ts'

const CHOICE_KEY = 'analytics'
type Choice = 'allowed' | 'refused'

/** Google Analytics, only for those who said yes. */
export function VisitorAnalytics({ measurementId }: { measurementId: string }) {
  const [choice, setChoice] = useState(() => localStorage.getItem(CHOICE_KEY) as Choice | null)
  useGoogleAnalytics(choice === 'allowed' ? measurementId : undefined)
  if (choice) return null
  const choose = (made: Choice) => {
    localStorage.setItem(CHOICE_KEY, made)
    setChoice(made)
  }
  return <ConsentBar onAllow={() => choose('allowed')} onRefuse={() => choose('refused')} />
}
