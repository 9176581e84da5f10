import { useConsent } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { useGoogleAnalytics } from './hooks.ts'

/** Google Analytics, only for those who said yes. */
export function VisitorAnalytics() {
  const { measurementId, choice, isAsked } = useConsent()
  useGoogleAnalytics(choice === 'allowed' ? measurementId : undefined)
  return isAsked ? <ConsentBar choice={choice} /> : null
}
