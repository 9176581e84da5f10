import { askAgain, useConsent } from './consent.ts'

/** The way back to the question, for whoever has answered it. */
export function AnalyticsChoices({ className }: { className: string }) {
  const { measurementId } = useConsent()
  if (!measurementId) return null
  return (
    <button type="button" onClick={askAgain} className={className}>
      Analytics choices
    </button>
  )
}
