/** Lets people change their answer about analytics. Hidden until `consent.ts` shows it. */
export function AnalyticsChoices({ className }: { className: string }) {
  return (
    <button type="button" hidden data-consent-again className={className}>
      Analytics choices
    </button>
  )
}
