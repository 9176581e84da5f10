/** Lets people who answered change their answer. Shown by `consent.ts`. */
export function AnalyticsChoices({ className }: { className: string }) {
  return (
    <button type="button" hidden data-consent-again className={className}>
      Analytics choices
    </button>
  )
}
