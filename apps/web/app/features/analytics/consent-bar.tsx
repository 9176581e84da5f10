import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Asks once; the site is the same either way, so it covers nothing and traps nobody. */
export function ConsentBar({ onAllow, onRefuse }: { onAllow: () => void; onRefuse: () => void }) {
  return (
    <section
      aria-label="Analytics"
      className="no-print sticky bottom-0 z-30 border-line border-t bg-raised px-5 py-4 shadow-menu md:px-18"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-60 grow text-app text-ink-2">
          May we count your visit with Google Analytics? It sets cookies. The site works the same
          either way. <TextLink to="/policy">How we treat data</TextLink>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onRefuse}>
            No, thanks
          </Button>
          <Button size="sm" variant="secondary" onClick={onAllow}>
            Allow
          </Button>
        </div>
      </div>
    </section>
  )
}
