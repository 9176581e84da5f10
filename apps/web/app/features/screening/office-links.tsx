import { BRAND } from '@wattle/contract/brand'

const LINK =
  'inline-flex min-h-11 items-center text-gum underline decoration-[1.5px] underline-offset-[0.22em]'

/** A person to ask, on every page that leads no further. */
export function OfficeLinks() {
  return (
    <p className="text-ink-2">
      Questions? A person reads and answers:{' '}
      <a href={`mailto:${BRAND.officeEmail}`} className={LINK}>
        {BRAND.officeEmail}
      </a>{' '}
      or{' '}
      <a href={BRAND.phone.link} className={LINK}>
        {BRAND.phone.shown}
      </a>
      .
    </p>
  )
}
