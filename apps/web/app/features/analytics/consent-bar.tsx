import { Button } from '#ui/button.tsx'
import { textLinkLook } from '#ui/text-link-look.ts'

/**
 * Asks about Google Analytics at the end of the page. Hidden until `consent.ts` shows it. The site
 * works the same either way, so people can ignore the bar: it never covers content for good and
 * never traps focus.
 */
export function ConsentBar() {
  return (
    <section
      hidden
      data-consent
      tabIndex={-1}
      aria-label="Analytics"
      className="consent-bar no-print sticky bottom-0 low:static z-30 border-line border-t bg-raised px-5 py-4 shadow-menu -outline-offset-4 md:px-18"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-60 max-w-none grow basis-80 text-app text-ink-2">
          May we count your visit with Google Analytics? It sets cookies. The site works the same
          either way. <span data-choice="allowed">You’ve said yes to analytics. </span>
          <span data-choice="refused">You’ve said no to analytics. </span>
          <a href="/policy#collection" className={textLinkLook('whitespace-nowrap')}>
            How we handle data
          </a>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="min-h-11!" value="refused">
            No, thanks
          </Button>
          <Button variant="secondary" className="min-h-11!" value="allowed">
            Allow
          </Button>
        </div>
      </div>
    </section>
  )
}
