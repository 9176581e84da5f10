/** The way back to the question, for whoever has answered it. Shown by `consent.ts`. */
export function AnalyticsChoices({ className }: { className: string }) {
  return (
    <button type="button" hidden data-consent-again className={className}>
      Analytics choices
    </button>
  )
}
