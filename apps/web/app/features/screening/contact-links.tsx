import { BRAND } from '@wattle/contract/brand'

const LINK =
  'inline-flex min-h-11 items-center text-gum underline decoration-[1.5px] underline-offset-[0.22em]'

/** Contact links, for pages where people can't continue or may need to ask us something. */
export function ContactLinks() {
  return (
    <div className="text-ink-2">
      <p>Questions? Call or email us:</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={BRAND.phone.link} className={LINK}>
          {BRAND.phone.shown}
        </a>
        <a href={`mailto:${BRAND.contactEmail}`} className={LINK}>
          {BRAND.contactEmail}
        </a>
      </p>
    </div>
  )
}
